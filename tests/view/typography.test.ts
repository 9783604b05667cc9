/** French sets a space before some marks, and no line may break there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const FRENCH = /(^|[/.])fr\.tsx?$/;
const BREAKABLE = / [:;?!»]|« /;

function frenchFiles(): string[] {
  return readdirSync('src', { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => FRENCH.test(file));
}

/** The texts within a source: strings, and what stands between the places of templates. */
function textsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return found;
}

test('French marks hold on to their words', () => {
  const files = frenchFiles();
  expect(files.length).toBeGreaterThan(10);
  const breakable = files.flatMap((file) =>
    textsIn(file, readFileSync(file, 'utf8')).filter((text) => BREAKABLE.test(text)),
  );
  expect(breakable).toEqual([]);
});

test('a mark that could begin a line is found', () => {
  const source = ["const a = isOne ? 'Oui !' : `", '{name} : « x »`;'].join('$');
  expect(textsIn('fr.ts', source).filter((text) => BREAKABLE.test(text))).toEqual(['Oui !', ' : « x »']);
});
