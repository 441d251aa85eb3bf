/** Who saves, which of their saves it is, and the version they wrote on. */
export interface Save {
  version: number
  writer: string
  save: number
}

interface Saved extends Omit<Save, 'save'> {
  writerSave: number
  writerBase: number
}

/**
 * What becomes of a save. A window whose answer was lost names an old version, yet all that came since is its own: such a
 * save is no conflict, and one that was overtaken by a later save of the same window is known already.
 */
export function judgeSave(current: Saved, coming: Save): 'apply' | 'known' | 'conflict' {
  if (coming.writer === current.writer && coming.version >= current.writerBase) {
    return coming.save > current.writerSave ? 'apply' : 'known'
  }
  return coming.version === current.version ? 'apply' : 'conflict'
}

/** The columns that tell the next save apart. */
export function afterSave(current: Saved, { writer, save }: Save) {
  const goesOn = writer === current.writer
  return {
    version: current.version + 1,
    writer,
    writerSave: save,
    writerBase: goesOn ? current.writerBase : current.version,
  }
}
