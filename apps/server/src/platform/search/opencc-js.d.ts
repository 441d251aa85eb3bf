declare module 'opencc-js/dict/*' {
  /** Entries separated by bars: a character, then after a space the characters that may replace it. */
  const words: string
  export default words
}
