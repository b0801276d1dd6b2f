/** A declared shape of plain data, from which `scripts/generate-clones.ts` writes a copying function. */
export type Shape =
  | { readonly kind: 'plain' }
  | { readonly kind: 'json' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'dict'; readonly of: Shape }
  | { readonly kind: 'maybe'; readonly of: Shape }
  | { readonly kind: 'optional'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>> };

type Primitive = string | number | boolean | null;

/** The shapes that fit a type; a missing field does not compile. */
export type ShapeFor<T> =
  | { readonly kind: 'json' }
  | { readonly kind: 'shared' }
  | ([T] extends [Primitive]
      ? { readonly kind: 'plain' }
      : null extends T
        ? { readonly kind: 'maybe'; readonly of: ShapeFor<Exclude<T, null>> }
        : T extends readonly (infer E)[]
          ? { readonly kind: 'list'; readonly of: ShapeFor<E> }
          : string extends keyof T
            ? { readonly kind: 'dict'; readonly of: ShapeFor<T[string & keyof T]> }
            : { readonly kind: 'object'; readonly fields: { readonly [K in keyof T]-?: FieldFor<T, K> } });

/** An optional field must have an optional shape. */
type FieldFor<T, K extends keyof T> = undefined extends T[K]
  ? { readonly kind: 'optional'; readonly of: ShapeFor<Exclude<T[K], undefined>> }
  : ShapeFor<T[K]>;

/** A string, number, boolean or null. */
export const plain = { kind: 'plain' } as const;
/** Any plain data, copied recursively. */
export const json = { kind: 'json' } as const;
/** Data that never changes once the game is set up: copies share it. */
export const shared = { kind: 'shared' } as const;
export const list = <S extends Shape>(of: S) => ({ kind: 'list', of }) as const;
export const dict = <S extends Shape>(of: S) => ({ kind: 'dict', of }) as const;
export const maybe = <S extends Shape>(of: S) => ({ kind: 'maybe', of }) as const;
/** An optional field; it stays absent in a copy. */
export const optional = <S extends Shape>(of: S) => ({ kind: 'optional', of }) as const;
export const object = <F extends Readonly<Record<string, Shape>>>(fields: F) => ({ kind: 'object', fields }) as const;

/** The kernel's part of every state. */
export const coreShape = object({
  asked: plain,
  streams: dict(plain),
  ahead: json,
  orders: json,
  reactions: optional(json),
});

/** Copies any plain data; slower than a generated clone. */
export function cloneJson<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = cloneJson(value[i]);
    return copy as T;
  }
  // Starts with a spread: filling objects of many shapes key by key would deoptimize this function.
  const copy = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = cloneJson(item);
  }
  return copy as T;
}

/** Generates the source of a function that copies data of this shape, as fast as hand-written code. */
export function cloneSource(name: string, type: string, shape: Shape): string {
  const helpers: string[] = [];
  const helper = (of: string, lines: string): string => {
    const called = `copy${helpers.length + 1}`;
    helpers.push(`function ${called}(from: ${of}): ${of} {\n${lines}}\n`);
    return called;
  };
  const copyOf = (of: Shape, from: string, as: string): string => {
    switch (of.kind) {
      case 'plain':
      case 'shared':
        return from;
      case 'json':
        return `cloneJson(${from})`;
      case 'optional':
        return copyOf(of.of, from, `NonNullable<${as}>`); // only called if the field is present
      case 'maybe':
        return `${from} === null ? null : ${copyOf(of.of, from, `NonNullable<${as}>`)}`;
      case 'object': {
        const entries = Object.entries(of.fields);
        const absent = entries.filter(([, field]) => field.kind === 'optional').map(([key]) => key);
        const literal = (left: readonly string[]): string => {
          const fields = entries
            .filter(([key]) => !left.includes(key))
            .map(([key, field]) => {
              const [value, type] = [`${from}['${key}']`, `${as}['${key}']`];
              return field.kind === 'optional' && absent.length > 1
                ? `    ...(${value} === undefined ? {} : { '${key}': ${copyOf(field.of, value, `NonNullable<${type}>`)} }),\n`
                : `    '${key}': ${copyOf(field, value, type)},\n`;
            });
          return `{\n${fields.join('')}  }`;
        };
        // Two plain literals are several times as fast as one with a spread.
        return absent.length === 1
          ? `${from}['${absent[0]}'] === undefined ? ${literal(absent)} : ${literal([])}`
          : literal([]);
      }
      case 'list': {
        if (of.of.kind === 'plain') return `${from}.slice()`;
        const item = copyOf(of.of, 'o', `${as}[number]`);
        const lines =
          `  const copy: ${as}[number][] = new Array(from.length);\n  for (let i = 0; i < from.length; i++) {\n` +
          `    const o = from[i]!;\n    copy[i] = ${item};\n  }\n  return copy;\n`;
        return `${helper(as, lines)}(${from})`;
      }
      case 'dict': {
        if (of.of.kind === 'plain') return `{ ...${from} }`;
        const item = copyOf(of.of, 'o', `${as}[string]`);
        const lines =
          `  const copy: ${as} = {};\n  for (const key in from) {\n` +
          `    const o = from[key]!;\n    copy[key] = ${item};\n  }\n  return copy;\n`;
        return `${helper(as, lines)}(${from})`;
      }
    }
  };
  const main = `export function ${name}(s: ${type}): ${type} {\n  return ${copyOf(shape, 's', type)};\n}\n`;
  return `${[...helpers, main].join('\n')}`;
}
