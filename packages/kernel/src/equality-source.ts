import type { Shape } from './clone.ts';
import { invariant } from './refusals.ts';

/** Generates the source of a function that compares two values of a shape, as fast as hand-written code. */
export function equalitySource(name: string, type: string, shape: Shape): string {
  const helpers: string[] = [];
  const equals = (of: Shape, a: string, b: string, as: string): string => {
    switch (of.kind) {
      case 'plain':
        return `${a} === ${b}`;
      case 'optional': {
        if (of.of.kind === 'plain') return `${a} === ${b}`;
        const inner = equals(of.of, a, b, `NonNullable<${as}>`);
        return `(${a} === undefined || ${b} === undefined ? ${a} === ${b} : ${inner})`;
      }
      case 'object':
        return Object.entries(of.fields)
          .map(([key, field]) => equals(field, `${a}['${key}']`, `${b}['${key}']`, `${as}['${key}']`))
          .join(' &&\n    ');
      case 'maybe': {
        const inner = equals(of.of, a, b, `NonNullable<${as}>`);
        return `(${a} === null || ${b} === null ? ${a} === ${b} : ${inner})`;
      }
      case 'list': {
        const item = equals(of.of, 'x', 'y', `${as}[number]`);
        const called = `${name}${helpers.length + 1}`;
        helpers.push(
          `function ${called}(a: ${as}, b: ${as}): boolean {\n` +
            `  if (a.length !== b.length) return false;\n  for (let i = 0; i < a.length; i++) {\n` +
            `    const x = a[i]!;\n    const y = b[i]!;\n    if (!(${item})) return false;\n  }\n  return true;\n}\n`,
        );
        return `${called}(${a}, ${b})`;
      }
      default:
        invariant(false, `values of the kind ${of.kind} are not compared`);
        return '';
    }
  };
  const main = `export function ${name}(a: ${type}, b: ${type}): boolean {\n  return (\n    ${equals(shape, 'a', 'b', type)}\n  );\n}\n`;
  return [...helpers, main].join('\n');
}
