import { contentLength, emptyDocument, plainText } from '@learntrail/contract/content/document'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { createSavingSession, type SavingParts } from '../../../saving/saving-session.ts'
import { isSame } from '../../../saving/stamp.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import { createUploadQueue, isUnderWay, type UploadItem } from '../../files/index.ts'
import { readOwnHandIn, saveHandIn, type Written } from '../api/hand-in.ts'

interface Kept {
  text: Written
  base: Written
}

export interface HandInState extends SavingParts<Written, HandIn> {
  uploads: readonly UploadItem[]
  /** Incremented when the text is replaced from outside, so that the editor starts over. */
  round: number
}

export type HandInSession = ReturnType<typeof openHandIn>

export function writtenOf(handIn: HandIn | null): Written {
  const draft = handIn?.draft
  if (draft) return { content: draft.content, fileIds: draft.files.map(({ id }) => id), postId: draft.post?.id ?? null }
  const [last] = handIn?.versions ?? []
  return last
    ? { content: last.content, fileIds: last.files.map(({ id }) => id), postId: null }
    : { content: emptyDocument, fileIds: [], postId: null }
}

const versionOf = (handIn: HandIn) => handIn.draft?.version ?? 0

/** Merges part by part, taking the changed one; null if both changed the same part differently. */
function mergeWritten(base: Written, mine: Written, theirs: Written): Written | null {
  const merged = { ...theirs }
  for (const name of ['content', 'fileIds', 'postId'] as const) {
    if (isSame(mine[name], base[name]) || isSame(mine[name], theirs[name])) continue
    if (!isSame(theirs[name], base[name])) return null
    Object.assign(merged, { [name]: mine[name] })
  }
  return merged
}

/** Whether there is nothing to hand in. */
export const isEmpty = ({ content, fileIds, postId }: Written) =>
  postId === null && fileIds.length === 0 && plainText(content) === ''

/** Draft of a hand-in: saved on the device at once and on the server soon after, until it is handed in. */
export function openHandIn(accountId: string, questionId: string, opened: HandIn | null) {
  let isReady = false
  const queue = createUploadQueue(() => {
    if (isReady) uploadsChanged()
  })
  const saving = createSavingSession<Written, HandIn, Kept>({
    // An individual draft is kept apart from the team's.
    name: `homework.${accountId}.${opened?.team ? opened.id : questionId}`,
    opened,
    textOf: writtenOf,
    versionOf,
    read: () => readOwnHandIn(questionId),
    send: (text, { server, writer, save, isClosing }) =>
      saveHandIn(questionId, { ...text, writer, save, version: server ? versionOf(server) : 0 }, isClosing),
    merge: mergeWritten,
    toDevice: (text, base) => ({ text, base }),
    fromDevice: ({ text, base }) => (text && base ? { text, base } : null),
    changedCodes: ['HOMEWORK_CONFLICT'],
    goneCodes: [],
    // A text over the limit stays on the device until it is shortened.
    fit: (text, base) => (contentLength(text.content) > homeworkLimits.writing ? base : text),
    ordersSaves: true,
    onChange: follow,
  })
  const { read, show, subscribe } = createWatched<HandInState>({ ...saving.read(), uploads: [], round: 0 })
  /** The text as last changed here. */
  let typed = saving.read().text

  function follow(parts: SavingParts<Written, HandIn>) {
    const before = read()
    const isFromOutside = parts.text !== typed
    const isOtherText = isFromOutside && !isSame(parts.text.content, before.text.content)
    show({ ...parts, round: before.round + (isOtherText ? 1 : 0) })
    if (isFromOutside && !isSame(parts.text.fileIds, before.text.fileIds)) adopt(parts.text.fileIds)
  }

  function change(part: Partial<Written>) {
    typed = { ...read().text, ...part }
    saving.change(typed)
  }

  function uploadsChanged() {
    const uploads = queue.read()
    show({ uploads })
    const fileIds = uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))
    if (!isSame(fileIds, read().text.fileIds)) change({ fileIds })
  }

  function adopt(fileIds: readonly string[]) {
    // Own uploads in progress must not be replaced; teammates get them once they have arrived.
    if (queue.read().some(isUnderWay)) return
    isReady = false
    const { server } = read()
    const files = [...(server?.draft?.files ?? []), ...(server?.versions.flatMap((one) => one.files) ?? [])]
    const known = new Map(files.map((file) => [file.id, file]))
    for (const { summary } of queue.read()) if (summary) known.set(summary.id, summary)
    queue.adopt(fileIds.flatMap((id) => known.get(id) ?? []))
    isReady = true
    show({ uploads: queue.read() })
  }

  adopt(read().text.fileIds)
  isReady = true
  return {
    questionId,
    queue,
    read,
    subscribe,
    change,
    settle: saving.settle,
    adopt: saving.adopt,
    refresh: saving.refresh,
    keepMine: saving.keepMine,
    giveUp: saving.giveUp,
    acceptRestored: saving.acceptRestored,
    /** Keeps both texts, one below the other, and the files of both. */
    keepBoth: () =>
      saving.keepBoth((mine, other) => {
        const theirs = writtenOf(other)
        const content = { ...mine.content, content: [...mine.content.content, ...theirs.content.content] }
        return { ...mine, content, fileIds: [...new Set([...mine.fileIds, ...theirs.fileIds])] }
      }),
    start: saving.start,
    close() {
      saving.close()
      queue.stop()
    },
  }
}
