import type { QueryClient } from '@tanstack/react-query'
import { i18n, loadTexts } from '../../../i18n/i18n.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { closedWindows } from '../../../saving/window-names.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { readDraft } from '../../../ui/keep-draft.ts'
import { listed } from '../../../ui/listed.ts'
import { readHandIn } from '../api/correct.ts'
import { homeworkKey } from '../api/read-question.ts'
import { endVoiceUploads } from '../voice/voice-uploads.ts'
import { keptRemarks, worksWithRemarks } from './kept-remarks.ts'
import { peopleOf } from './people-of.ts'
import { type Press, pressesUnderway } from './presses.ts'
import { openRemark, type RemarkSession, type RemarkText } from './remark-session.ts'

type Outcome = 'done' | 'underway' | 'needsYou'

function outcomeOf({ text, saved, conflict, isGone, isRestored }: ReturnType<RemarkSession['read']>): Outcome {
  if (conflict || isGone || saved === 'refused') return 'needsYou'
  // A remark that was already released when opened, and not changed since, is done.
  const isThere = saved === 'saved' || (saved === 'unchanged' && !isRestored)
  return text.isReleased && isThere ? 'done' : 'underway'
}

/** Reports the outcome of a release as a toast. */
export async function tellOfPress({ session, name }: Pick<Press, 'session' | 'name'>): Promise<void> {
  await loadTexts(['homework/correct', 'errors'])
  const t = i18n.getFixedT(null, 'homework/correct')
  const { conflict, isGone, problem, saved, text } = session.read()
  const isReturned = text.outcome === 'returned'
  const warn = (sentence: string) => toast(sentence, { tone: 'warning', milliseconds: 5_000 })
  if (conflict) warn(t('press.conflict', { name, other: conflict.other.corrector.displayName }))
  else if (isGone) warn(t('press.gone', { name }))
  else if (saved === 'refused') warn(t('press.refused', { name, reason: problem ? sentenceOf(problem) : '' }))
  else if (problem?.code === 'NETWORK')
    toast(t(isReturned ? 'returnedLater' : 'releasedLater', { name }), { tone: 'plain', milliseconds: 3_000 })
  else if (problem) warn(t('press.failed', { name }))
  else if (text.isReleased) toast(t(isReturned ? 'returned' : 'released', { name }), { milliseconds: 3_000 })
}

/** Leaves work before the answer has come: the release continues in the background and reports a failure. */
export function leaveRemark(queryClient: QueryClient, press: Press): void {
  const { session } = press
  pressesUnderway.leave(session)
  if (!session.read().text.isReleased || outcomeOf(session.read()) === 'done') {
    session.close()
    return
  }
  pressesUnderway.add(press)
  const stop = session.subscribe(() => {
    if (!pressesUnderway.read().includes(press)) return stop()
    const outcome = outcomeOf(session.read())
    if (outcome === 'underway') return
    stop()
    // Whatever needs the person's decision stays in the list of releases under way.
    if (outcome === 'done') pressesUnderway.end(press)
    void tellOfPress(press)
    void queryClient.invalidateQueries({ queryKey: homeworkKey })
  })
}

/** Resumes releases left by closed windows. Returns a function that stops it. */
export function resumePresses(queryClient: QueryClient, accountId: string): () => void {
  let isOver = false
  async function resume() {
    for (const handInId of await leftReleases(accountId)) {
      if (isOver || pressesUnderway.isHere(handInId)) continue
      // Without a connection, it is tried again when there is one.
      const found = await readHandIn(handInId).catch(() => undefined)
      if (isOver || !found || pressesUnderway.isHere(handInId)) continue
      const session = openRemark(accountId, found.handIn)
      session.start()
      const stop = session.subscribe(() => {
        // Restored from the device: from here on it is a release like any other.
        if (!session.read().isRestored) return
        stop()
        const { handIn } = found
        const name = listed(peopleOf(handIn).map(({ displayName }) => displayName))
        leaveRemark(queryClient, { accountId, handIn, session, name })
      })
    }
  }
  const again = () => void resume()
  window.addEventListener('online', again)
  void resume()
  return () => {
    isOver = true
    window.removeEventListener('online', again)
    pressesUnderway.endAll()
    endVoiceUploads()
  }
}

/** Returns the hand-ins whose remarks a closed window released but did not get to the server. */
async function leftReleases(accountId: string): Promise<string[]> {
  const left: string[] = []
  for (const work of worksWithRemarks(accountId)) {
    const names = await closedWindows(keptRemarks(accountId) + work)
    if (names.some((name) => readDraft<{ text: RemarkText }>(name).text?.isReleased)) left.push(work)
  }
  return left
}
