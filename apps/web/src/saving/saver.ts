import { newId } from '../api/new-id.ts'
import { type ApiProblem, isProblem, networkProblem } from '../api/problem.ts'
import { mayPass, pauseAfter, saveAfter } from './pauses.rules.ts'

/** `failed` is retried by itself, `refused` waits for another change, `held` for the person's decision. */
export type SavingState = 'unchanged' | 'waiting' | 'sending' | 'saved' | 'failed' | 'refused' | 'held'

/** Identifies a save: its writer and its number. */
export interface SaveNumber {
  writer: string
  save: number
}

/**
 * What to do about a failed save: send again at once, retry after a pause, hold until the person decides, or show the
 * problem.
 */
export type WayOn = 'again' | 'later' | 'hold' | 'tell'

interface SaverHost<Sent, Answer> {
  /** Returns what to send; `unfit` if the server would refuse the remaining changes. */
  next(): { sent: Sent } | 'nothing' | 'unfit'
  send(sent: Sent, number: SaveNumber, isClosing: boolean): Promise<Answer>
  /** A save has been stored. Not called for answers older than one already taken. */
  onSaved(answer: Answer, sent: Sent): void
  /** Decides what to do about a failed save. A problem thrown here takes the place of the original one. */
  onProblem(problem: ApiProblem): WayOn | Promise<WayOn>
  onState(state: SavingState, problem: ApiProblem | null): void
  /** An answer about a text this window no longer edits. */
  onLate?(answer: Answer, sent: Sent): void
  /**
   * Whether the server orders saves by number, so that the last save of a closing page need not wait for the one under
   * way.
   */
  ordersSaves?: boolean
  /**
   * Whether to retry after the session is over: safe if only this account may write at its address, whoever signs in
   * next.
   */
  isSafeAfterSignIn?: boolean
}

export type Saver = ReturnType<typeof createSaver>

const problemOf = (error: unknown) => (isProblem(error) ? error : networkProblem())

/** Schedules saves: after a rest, one at a time, and again after failures. */
export function createSaver<Sent, Answer>(host: SaverHost<Sent, Answer>) {
  const writer = newId()
  let saves = 0
  /** Number of the newest save that was answered. */
  let answered = 0
  let failures = 0
  let isPending = false
  let changes = 0
  let isHeld = false
  let isOpen = false
  let hasSaved = false
  let unanswered = 0
  /** Increases when this window begins to edit another text; answers of earlier rounds are ignored. */
  let round = 0
  let state: SavingState = 'unchanged'
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(next: SavingState, problem: ApiProblem | null = null) {
    state = next
    host.onState(next, problem)
  }

  function later(milliseconds: number) {
    clearTimeout(timer)
    // Once the screen is left, unsaved changes stay on the device.
    if (isOpen) timer = setTimeout(() => void save(), milliseconds)
  }

  function save(isClosing = false): Promise<void> {
    clearTimeout(timer)
    running ??= attempt(isClosing).finally(() => {
      running = null
    })
    return running
  }

  const number = (): SaveNumber => {
    saves += 1
    return { writer, save: saves }
  }

  const isSettled = () => !isPending && unanswered === 0

  async function attempt(isClosing: boolean): Promise<void> {
    if (!isPending || isHeld) return
    const next = host.next()
    if (next === 'unfit') return show('refused')
    isPending = false
    if (next === 'nothing') return show(hasSaved ? 'saved' : 'unchanged')
    const { sent } = next
    const mine = { round, changes, ...number() }
    unanswered += 1
    show('sending')
    const outcome = await host.send(sent, { writer, save: mine.save }, isClosing).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ problem: problemOf(error) }),
    )
    if (mine.round !== round) {
      if ('answer' in outcome) host.onLate?.(outcome.answer, sent)
      return
    }
    unanswered -= 1
    if (mine.save < answered) return isSettled() ? show('saved') : undefined
    if ('problem' in outcome) return fail(outcome.problem, mine.changes)
    answered = mine.save
    failures = 0
    hasSaved = true
    host.onSaved(outcome.answer, sent)
    if (mine.round !== round) return
    if (isPending) later(saveAfter)
    show(isPending ? 'waiting' : unanswered > 0 ? 'sending' : 'saved')
  }

  async function fail(first: ApiProblem, changesSent: number): Promise<void> {
    const mine = round
    isPending = true
    let problem = first
    let way: WayOn
    try {
      way = await host.onProblem(first)
    } catch (error) {
      problem = problemOf(error)
      way = 'tell'
    }
    if (mine !== round) return
    if (way === 'hold') return hold(problem)
    if (way === 'again') {
      show('waiting')
      return later(0)
    }
    failures += 1
    const isSessionOver = problem.status === 401 && host.isSafeAfterSignIn === true
    const isTriedAgain = way === 'later' || isSessionOver || mayPass(problem)
    if (!isTriedAgain && changes > changesSent) {
      // The text has changed since and may be accepted now.
      show('waiting')
      return later(saveAfter)
    }
    if (isTriedAgain) later(pauseAfter(failures, problem))
    show(isTriedAgain ? 'failed' : 'refused', problem)
  }

  function hold(problem: ApiProblem | null) {
    clearTimeout(timer)
    isPending = true
    isHeld = true
    show('held', problem)
  }

  const online = () => {
    if (isPending && state === 'failed') void save()
  }

  return {
    /** Notes a change. */
    touch() {
      isPending = true
      changes += 1
      if (isHeld) return
      show('waiting')
      later(saveAfter)
    },
    save: () => save(),
    /** Saves pending changes; resolves when that has ended, successfully or not. */
    async settle() {
      while (running) await running
      if (isPending) await save()
    },
    /** Sends pending changes from a page that may be gone in a moment. */
    close() {
      if (host.ordersSaves) void attempt(true)
      else if (running) void running.then(() => save(true))
      else void save(true)
    },
    hold,
    /** Ends a hold: the person has decided to save the local text. */
    release() {
      isHeld = false
      isPending = true
      show('waiting')
      return save()
    },
    /** Waits for saves under way. */
    async idle() {
      while (running) await running
    },
    /** Like `idle`, but also cancels the scheduled save. */
    async rest() {
      clearTimeout(timer)
      while (running) await running
    },
    /** Starts over with another text, which the server has or lacks. */
    startOver({ isSaved, isPending: isLeft }: { isSaved: boolean; isPending: boolean }) {
      clearTimeout(timer)
      round += 1
      unanswered = 0
      failures = 0
      isHeld = false
      isPending = isLeft
      hasSaved = isSaved
      show(isLeft ? 'waiting' : isSaved ? 'saved' : 'unchanged')
      if (isLeft) later(saveAfter)
    },
    /** Returns a save number for another call that changes the same thing. */
    number,
    /** Number of saves begun, for detecting a save in between. */
    count: () => saves,
    isPending: () => isPending,
    isRunning: () => running !== null || unanswered > 0,
    /** Whether the server has all changes. */
    isSettled,
    start() {
      isOpen = true
      window.addEventListener('online', online)
    },
    stop() {
      isOpen = false
      clearTimeout(timer)
      window.removeEventListener('online', online)
    },
  }
}
