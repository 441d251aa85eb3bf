import { readFile } from 'node:fs/promises'
import type { LeftOut } from '@learntrail/contract/courses/cartridge'
import type { Cue } from '@learntrail/contract/files/captions/cues'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import { readCaptions } from '@learntrail/contract/files/captions/web-vtt'
import { textIn } from '../../files/index.ts'
import type { PackedFile } from './reading/packed-things.reader.ts'

/** Captions by file id and language, and the caption files that cannot be read. */
export interface CaptionsOfFiles {
  cues: ReadonlyMap<string, ReadonlyMap<CaptionLanguage, readonly Cue[]>>
  leftOut: LeftOut[]
}

export async function captionsOf(files: readonly PackedFile[]): Promise<CaptionsOfFiles> {
  const cues = new Map<string, Map<CaptionLanguage, readonly Cue[]>>()
  const leftOut: LeftOut[] = []
  for (const { id, captions } of files) {
    const ofFile = new Map<CaptionLanguage, readonly Cue[]>()
    for (const { at, language, name } of captions) {
      const read = readCaptions(textIn(await readFile(at)))
      if ('cues' in read) ofFile.set(language, read.cues)
      else leftOut.push({ kind: 'file', name })
    }
    if (ofFile.size > 0) cues.set(id, ofFile)
  }
  return { cues, leftOut }
}
