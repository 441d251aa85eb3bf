/** Of one rich text, whatever it is a part of. */
export const contentLimits = {
  characters: 15_000,
  mentions: 50,
  /** Characters of the LaTeX of one formula, and of the text of one footnote. */
  formula: 300,
  footnote: 300,
  /** Pictures of a text that may have some, and characters of what is said of one. */
  pictures: 20,
  pictureText: 200,
  /** It is to be read on a phone. */
  table: { columns: 6, rows: 30, paragraphs: 20 },
  /** Blocks of the text, and what stands in one list, one item or one quote. */
  blocks: 2_000,
  parts: 500,
  /** The number that a list begins with at most. */
  listStart: 9_999,
  /** Blocks, texts, line breaks and marks: one for every two of its characters is more than writing needs. */
  nodes: 7_500,
  /** Objects and lists within each other: lists in lists, six deep, with a link in the last of them. */
  depth: 32,
  /** Characters as JSON: the longest text with all its nodes, and links of the usual length. */
  json: 250_000,
  /** How much lists show, twice what six lines hold. JSON is what stands around the characters. */
  cut: { characters: 800, lines: 20, json: 8_000 },
} as const
