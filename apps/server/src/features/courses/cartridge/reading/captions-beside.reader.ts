import { basename, dirname, join } from 'node:path'
import { languageOfCaptions } from '@learntrail/contract/files/captions/caption-names'
import { type CaptionLanguage, captionLimits } from '@learntrail/contract/files/captions/facts'
import { kindOfName } from '@learntrail/contract/files/file-types'
import type { Package } from './package.reader.ts'

/** An unpacked caption file that belongs to a film. */
export interface PackedCaptions {
  language: CaptionLanguage
  name: string
  /** Path on this machine. */
  at: string
}

/** Unpacks the caption files that lie beside a film or sound and carry its name, one for each language. */
export async function captionsBeside(packed: Package, path: string, to: string): Promise<PackedCaptions[]> {
  const kind = kindOfName(path)
  if (kind !== 'video' && kind !== 'audio') return []
  const found = new Map<CaptionLanguage, PackedCaptions>()
  for (const other of packed.paths) {
    if (dirname(other) !== dirname(path) || found.size >= captionLimits.languages) continue
    const language = languageOfCaptions(basename(path), basename(other))
    if (language === undefined || found.has(language)) continue
    const at = join(dirname(to), `${basename(to)}-${language}`)
    if (await packed.unpack(other, at, captionLimits.bytes + 1))
      found.set(language, { language, name: basename(other), at })
  }
  return [...found.values()]
}
