import type { Readable } from 'node:stream'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import type { Person } from '../../../platform/access/person.ts'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { zipOf } from '../../../platform/archive/zip-of.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { findFiles, listCaptions, shareableContent } from '../../files/index.ts'
import { reachTaught } from '../co-editing/reach.policy.ts'
import { listFiles } from '../copying/copying.repository.ts'
import * as courses from '../courses.repository.ts'
import { readContent } from '../publishing/course-content.service.ts'
import { namedFiles } from '../publishing/named-files.rules.ts'
import { cartridgeTexts } from './cartridge.texts.ts'
import { ownFormName, writeOwnForm } from './cartridge-form.rules.ts'
import { manifestXml } from './making/manifest-xml.rules.ts'
import { type FileAlong, partsOf, withoutMentions } from './making/parts-of.rules.ts'
import { manifestName } from './reading/manifest.rules.ts'

/** Streams a course that the person teaches as a cartridge; also returns its file name. */
export async function takeAlong(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
): Promise<{ cartridge: Readable; name: string }> {
  await reachTaught(platform.db, person.id, id)
  if ((await courses.findCourse(platform.db, id))?.isWithheld) refuse('WITHHELD')
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const { language, guide: guideTitle, fileName } = cartridgeTexts[locale]
  const { outline, ...content } = await inTransaction(platform.db, (transaction) =>
    readContent(platform, id, transaction),
  )
  const texts = new Map([...content.texts].map(([unitId, text]) => [unitId, withoutMentions(text)]))
  const all = await filesAlong(platform, id, namedFiles({ outline, texts }))
  const bytes = all.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > cartridgeLimits.bytes) refuse('COURSE_CARTRIDGE_TOO_LARGE')

  const cartridge = zipOf(async (parts) => {
    const { paths } = partsOf({ outline, texts, files: all, language, guideTitle })
    const files: FileAlong[] = []
    for (const file of all) {
      const state = await parts.content(platform, paths.get(file.id) ?? '', file.sha256)
      if (state !== 'gone') files.push(file)
    }
    const pathOf = (file: FileAlong) => paths.get(file.id) ?? ''
    const made = partsOf({ outline, texts, files, language, guideTitle, paths })
    for (const { path, text } of made.texts) await parts.text(path, text)
    const named = files.map((file) => ({ id: file.id, use: file.use, name: file.name, path: pathOf(file) }))
    const written = [...texts].map(([unitId, text]) => ({ unitId, text }))
    await parts.text(ownFormName, writeOwnForm({ outline, texts: written, files: named }))
    await parts.text(
      manifestName,
      manifestXml({ outline, title: outline.name || fileName, language, places: made.places, others: made.others }),
    )
  })
  return { cartridge, name: `${safeName(outline.name, fileName)}.imscc` }
}

/** Files that the course refers to and that may be shared, each in the form that others receive. */
async function filesAlong(platform: Platform, courseId: string, named: ReadonlySet<string>): Promise<FileAlong[]> {
  const here = (await listFiles(platform.db, courseId)).filter(({ id }) => named.has(id))
  const stored = await findFiles(
    platform.db,
    here.flatMap(({ fileId }) => fileId ?? []),
  )
  const byId = new Map(stored.map((file) => [file.id, file]))
  const captions = Map.groupBy(await listCaptions(platform.db, [...byId.keys()]), ({ fileId }) => fileId)
  const now = platform.clock.now()
  return here.flatMap(({ id, use, fileId }) => {
    const file = byId.get(fileId ?? '')
    const form = file && shareableContent(file, now)
    if (file === undefined || form === undefined) return []
    return [
      {
        id,
        use,
        name: form.name,
        sha256: form.key,
        bytes: form.bytes ?? file.bytes,
        captions: captions.get(file.id) ?? [],
      },
    ]
  })
}
