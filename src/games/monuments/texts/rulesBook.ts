/** The shape of the rules as players read them. Loaded by the rules page alone. */
export interface RulesBook {
  readonly chapters: readonly RulesChapter[];
  /** Every ruling of ours (◇), with the paragraph it belongs to. */
  readonly rulings: readonly { readonly paragraph: string; readonly text: string }[];
}

export interface RulesChapter {
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly RulesParagraph[];
}

/** In a text `*word*` is a term, ◇ marks a ruling and §4.4 links a paragraph. */
export interface RulesParagraph {
  /** As in RULES.md; also its address in the page. */
  readonly number: string;
  readonly title?: string;
  readonly text: string;
}

export interface HowToBook {
  readonly intro: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly outro: string;
}
