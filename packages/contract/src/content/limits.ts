/** Limits of one rich text, wherever it is used. */
export const contentLimits = {
  characters: 15_000,
  mentions: 50,
  /** Characters of a formula's LaTeX, and of a footnote's text. */
  formula: 300,
  footnote: 300,
  /** Pictures of a text that may have some, and characters of a picture's description. */
  pictures: 20,
  pictureText: 200,
  /** Small enough to be read on a phone. */
  table: { columns: 6, rows: 30, paragraphs: 20 },
  /** Blocks of the text, and children of one list, item or quote. */
  blocks: 2_000,
  parts: 500,
  /** Highest number a list can start at. */
  listStart: 9_999,
  /** Blocks, texts, line breaks and marks; one for every two characters is more than writing needs. */
  nodes: 7_500,
  /** Depth of nested objects and arrays: lists in lists, six deep, with a link in the innermost. */
  depth: 32,
  /** Characters as JSON: the longest text with all its nodes, and links of usual length. */
  json: 250_000,
  /** How much lists show, twice what fits on six lines. `json` is what surrounds the characters. */
  cut: { characters: 800, lines: 20, json: 8_000 },
} as const
