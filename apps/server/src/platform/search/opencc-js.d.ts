declare module 'opencc-js/dict/*' {
  /** Pairs with a bar between them: a character, and after a blank those that may stand for it. */
  const words: string
  export default words
}
