/** Characters of the text that stand for a title that was not written. */
const beginning = 60

/** Returns SQL for the title of a row, or for the beginning of its text if it has none; empty if it has neither. */
export const titleOrBeginning = (row: string) =>
  `case when ${row}.title <> '' then ${row}.title else left(${row}.text, ${beginning}) end`
