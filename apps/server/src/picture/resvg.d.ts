/** What is used of it; the types of the package name parts of a browser that Node does not have. */
declare module '@resvg/resvg-wasm' {
  export function initWasm(module: Uint8Array): Promise<void>;

  interface Options {
    readonly font: {
      readonly fontBuffers: readonly Uint8Array[];
      readonly defaultFontFamily: string;
      readonly sansSerifFamily: string;
    };
  }

  export class Resvg {
    constructor(svg: string, options: Options);
    render(): { asPng(): Uint8Array };
  }
}
