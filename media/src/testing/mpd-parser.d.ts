declare module 'mpd-parser' {
  export function parse(manifest: string, options: { readonly manifestUri: string }): unknown;
}
