/**
 * Drawings as images. A table shows some eighty drawings of a hundred shapes each; as images they cost the page one node
 * each, and the browser keeps them. Drawings are pure functions of their properties, so they can be written out by hand.
 */
import { Fragment, isValidElement, type ReactNode } from 'react';

const made = new Map<string, string>();

/** The address of a drawing; it is drawn when first asked for. */
export function imageOf(name: string, draw: () => ReactNode): string {
  const known = made.get(name);
  if (known) return known;
  const svg = written(draw()).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const uri = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  made.set(name, uri);
  return uri;
}

type Attributes = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

function written(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(written).join('');
  if (!isValidElement<Attributes>(node)) return '';
  const { type, props } = node;
  if (type === Fragment) return written(props.children);
  if (typeof type === 'function') return written((type as (props: Attributes) => ReactNode)(props));
  const attributes = Object.entries(props)
    .filter(([name, value]) => isDrawn(name, value))
    .map(([name, value]) => ` ${svgName(name)}="${String(value).replace(/"/g, '&quot;')}"`);
  return `<${String(type)} ${attributes.join('')}>${written(props.children)}</${String(type)}>`;
}

const NOT_DRAWN = ['children', 'className', 'focusable', 'aria-hidden'];

function isDrawn(name: string, value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && !NOT_DRAWN.includes(name);
}

/** SVG keeps a few camels; all other attributes have hyphens. */
function svgName(name: string): string {
  return name === 'viewBox' || name === 'patternUnits'
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
