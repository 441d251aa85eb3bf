import type { CustomTextResources, DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { type SectionKey, sectionKeys } from '@learntrail/contract/eportfolio/facts'
import { reachTarget, writeComment, writeReply } from '../../apps/server/src/features/comments/demo.ts'
import {
  changeEPortfolio,
  countReading,
  createExportDraft,
  exportDraft,
  likeEPortfolio,
  makeForm,
  makeFurtherForm,
  readEPortfolio,
  saveExportDraft,
  saveSummary,
} from '../../apps/server/src/features/eportfolio/demo.ts'
import type { Person } from '../../apps/server/src/platform/access/person.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { inTurn } from '../school/in-turn.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { classmatesEPortfolios } from './classmates-eportfolios.ts'
import type { DemoEPortfolio, DemoPart, Placed } from './eportfolio.ts'
import { rainEPortfolios } from './rain-eportfolios.ts'

export const ePortfolios: readonly DemoEPortfolio[] = [...rainEPortfolios, ...classmatesEPortfolios]

/** How many are made concurrently: while one is typeset, another's pictures are read. */
const width = 2

/** Makes e-portfolios and waits for their exports, so that visitors find the pages ready. Idempotent. */
export async function makeEPortfolios(making: Making, ids: Ids): Promise<void> {
  await inTurn(ePortfolios, width, (one) => makeEPortfolio(making, ids, one))
}

async function makeEPortfolio(making: Making, ids: Ids, one: DemoEPortfolio): Promise<void> {
  const moment = making.calendar.daysAgo(one.daysAgo)
  const platform = platformAt(making.platform, moment)
  const owner = actor(idOf(ids, one.by))
  const { draftId, saveAgain } = await makeDraft(platform, owner, one)
  if (one.finished === undefined) return
  const { visibility, isNational, marksReaders, summary, tags, own, friends = [] } = one.finished
  const clientId = stableId(`e-portfolio ${one.title}`)
  const { id } = await exportDraft(platform, owner, { clientId, draftId, type: 'pdf', marksReaders })
  if (isNational) await makeFurtherForm(platform, owner, id, { type: 'national' })
  const made = await madeOf(platform, owner, id)
  await saveSummary(platform, owner, id, summary)
  if (made.visibility !== visibility || made.tags.length === 0) {
    const taggedFriendIds = friends.map((key) => idOf(ids, key))
    const told = { tags: [...tags], customTags: [...own], taggedFriendIds }
    await changeEPortfolio(platform, owner, id, { ...told, ...(made.visibility === visibility ? {} : { visibility }) })
  }
  await makeEcho(making, ids, one, id)
  const { updated } = one.finished
  if (updated === undefined) return
  const later = platformAt(making.platform, making.calendar.daysAgo(updated.daysAgo))
  await saveAgain(later, updated.sections)
  const version = {
    clientId: stableId(`second version of ${one.title}`),
    draftId,
    type: 'pdf',
    ePortfolioId: id,
  } as const
  await exportDraft(later, owner, version)
  await madeOf(later, owner, id)
}

/** Waits until all requested forms are made, here or by the queue, whichever comes first. */
async function madeOf(platform: Platform, owner: Person, id: string): Promise<EPortfolio> {
  for (;;) {
    const one = await readEPortfolio(platform, owner, id)
    const forms = one.versions.flatMap((version) => version.forms.map((form) => ({ ...form, version: version.number })))
    const waiting = forms.find(({ state }) => state === 'pending' || state === 'in_progress')
    if (waiting === undefined) return one
    await makeForm(platform, { id, version: waiting.version, type: waiting.type }, { isLast: true })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function makeDraft(platform: Platform, owner: Person, one: DemoEPortfolio) {
  const { title, name, template, colour, orientation, introduction, coverFacts, hasBackPage } = one
  const clientId = stableId(`export draft ${title}`)
  const records = await recordsOf(platform, owner, one.materials)
  const resourceIds = one.materials.map((material) => `post_${recordOf(records, material).id}`)
  const writing = { writer: clientId, save: 1 }
  const draft = await createExportDraft(platform, owner, { ...writing, clientId, name, title, resourceIds })
  const { coverOf, itemOf } = placer(records, title)
  const written = (sections: DemoEPortfolio['sections']) =>
    Object.fromEntries(
      sectionKeys.map((key) => [key, partsOf(key, draft.customTextResources, sections[key] ?? [], itemOf)]),
    ) as CustomTextResources
  const customTextResources = written(one.sections)
  const looks = { template, colour, orientation, introduction, coverFacts, hasBackPage }
  const pages = { ...draft.pages, ...looks, coverImageId: coverOf(one.cover) }
  await saveExportDraft(platform, owner, draft.draftId, { ...writing, version: 1, save: 2, customTextResources, pages })
  return {
    draftId: draft.draftId,
    async saveAgain(later: Platform, sections: DemoEPortfolio['sections']) {
      const again = written({ ...one.sections, ...sections })
      const save = { ...writing, version: 2, save: 3, customTextResources: again }
      await saveExportDraft(later, owner, draft.draftId, save)
    },
  }
}

interface Record {
  id: string
  title: string
  pictureIds: string[]
}

async function recordsOf({ pool }: Platform, owner: Person, titles: readonly string[]): Promise<Record[]> {
  const found = await pool.query<Record>(
    `select p.id, p.title, array(select f.file_id from post_files f where f.post_id = p.id order by f.position)
        as "pictureIds" from posts p where p.owner_id = $1 and p.title = any($2)`,
    [owner.id, titles],
  )
  return found.rows
}

function recordOf(records: readonly Record[], title: string): Record {
  const record = records.find((one) => one.title === title)
  if (record === undefined) throw new Error(`No record of the demo school is called ${title}`)
  return record
}

/** Returns a function that turns the contents in these files into document items, with the same ids each time. */
function placer(records: readonly Record[], title: string) {
  const pictureOf = ({ of, at = 0 }: { of: string; at?: number }): string => {
    const id = recordOf(records, of).pictureIds[at]
    if (id === undefined) throw new Error(`${of} has no picture at ${at}`)
    return id
  }
  const itemOf = (placed: Placed, name: string): DocumentItem => {
    const item = { id: stableId(`item ${name} of ${title}`), breakBefore: false }
    if (typeof placed === 'string') return { ...item, kind: 'text', text: placed }
    const { caption, width: share = 100, place = 'center', arrangement, comparedAs } = placed
    const stands = { ...(arrangement && { arrangement }), ...(comparedAs && { comparedAs }) }
    return { ...item, kind: 'image', imageId: pictureOf(placed), caption, width: share, place, ...stands }
  }
  return { itemOf, coverOf: (cover: DemoEPortfolio['cover']) => (cover === undefined ? null : pictureOf(cover)) }
}

function partsOf(
  key: SectionKey,
  before: CustomTextResources,
  parts: readonly DemoPart[],
  itemOf: (placed: Placed, name: string) => DocumentItem,
) {
  const [first] = before[key]
  if (first === undefined || parts.length === 0) return before[key]
  return parts.map(({ title = first.title, contents }, part) => ({
    ...first,
    id: part === 0 ? first.id : stableId(`part ${part} of ${first.id}`),
    title,
    contents: contents.map((placed, item) => itemOf(placed, `${key} ${part} ${item}`)),
  }))
}

/** Makes the reads, likes and comments of the following days. */
async function makeEcho(
  { platform, calendar }: Making,
  ids: Ids,
  { title, daysAgo, finished }: DemoEPortfolio,
  id: string,
): Promise<void> {
  const { likes = [], talk = [] } = finished ?? {}
  const shown = calendar.daysAgo(daysAgo)
  for (const [index, key] of likes.entries()) {
    const then = platformAt(platform, calendar.after(shown, (index + 1) / (likes.length + 1)))
    await countReading(then, actor(idOf(ids, key)), id)
    await likeEPortfolio(then, actor(idOf(ids, key)), id, true)
  }
  for (const [index, [by, content, ...replies]] of talk.entries()) {
    let moment = calendar.after(shown, (index + 1) / (talk.length + 1))
    const clientId = stableId(`discussion ${index} of ${title}`)
    const author = actor(idOf(ids, by))
    const target = await reachTarget(platform, author, { type: 'ePortfolio', id })
    const comment = await writeComment(platformAt(platform, moment), author, target, { content, clientId })
    for (const [place, [replier, words]] of replies.entries()) {
      moment = calendar.after(moment, 0.1)
      const reply = { content: words, clientId: stableId(`reply ${place} to ${clientId}`) }
      await writeReply(platformAt(platform, moment), actor(idOf(ids, replier)), comment, reply)
    }
  }
}
