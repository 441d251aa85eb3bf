import { newId } from '../api/new-id.ts'
import { type ApiProblem, isProblem, networkProblem } from '../api/problem.ts'
import { mayPass, pauseAfter, saveAfter } from './pauses.rules.ts'

/** `failed` is tried again by itself, `refused` waits for another change, `held` for what the person decides. */
export type SavingState = 'unchanged' | 'waiting' | 'sending' | 'saved' | 'failed' | 'refused' | 'held'

/** Who saves, and which of their saves this is. */
export interface SaveNumber {
  writer: string
  save: number
}

/** Sent again at once, tried again after a pause, held until the person decides, or told as it is. */
export type WayOn = 'again' | 'later' | 'hold' | 'tell'

interface SaverHost<Sent, Answer> {
  /** What is to be sent; `unfit` when the server would not take what is left. */
  next(): { sent: Sent } | 'nothing' | 'unfit'
  send(sent: Sent, number: SaveNumber, isClosing: boolean): Promise<Answer>
  /** The server has what was sent; answers that come after a newer one are left out. */
  onSaved(answer: Answer, sent: Sent): void
  /** What can be done about a save that failed; throws what stands against that. */
  onProblem(problem: ApiProblem): WayOn | Promise<WayOn>
  onState(state: SavingState, problem: ApiProblem | null): void
  /** An answer about what this window does not write any more. */
  onLate?(answer: Answer, sent: Sent): void
  /** The server tells later saves from earlier ones by their number: the last one of a page need not wait its turn. */
  ordersSaves?: boolean
  /** Only this account may write at its address, so it is tried again after the session is over, whoever begins the next. */
  isSafeAfterSignIn?: boolean
}

export type Saver = ReturnType<typeof createSaver>

const problemOf = (error: unknown) => (isProblem(error) ? error : networkProblem())

/** When and in which order something is saved: after a rest, one save after the other, and again when one failed. */
export function createSaver<Sent, Answer>(host: SaverHost<Sent, Answer>) {
  const writer = newId()
  let saves = 0
  /** The newest save that was answered. */
  let answered = 0
  let failures = 0
  let isPending = false
  let changes = 0
  let isHeld = false
  let isOpen = false
  let hasSaved = false
  let unanswered = 0
  /** Grows when this window begins to write something else: answers about the former are of no account. */
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
    // After the screen was left, what is not saved stays on the device.
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
      // Other words may be taken.
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
    /** Something was changed. */
    touch() {
      isPending = true
      changes += 1
      if (isHeld) return
      show('waiting')
      later(saveAfter)
    },
    save: () => save(),
    /** Saves what is pending, and answers when that has come to an end, well or not. */
    async settle() {
      while (running) await running
      if (isPending) await save()
    },
    /** The page may be gone in a moment. */
    close() {
      if (host.ordersSaves) void attempt(true)
      else if (running) void running.then(() => save(true))
      else void save(true)
    },
    hold,
    /** The person has decided: what is here is saved. */
    release() {
      isHeld = false
      isPending = true
      show('waiting')
      return save()
    },
    /** Waits for what is under way. */
    async idle() {
      while (running) await running
    },
    /** The same, and begins nothing. */
    async rest() {
      clearTimeout(timer)
      while (running) await running
    },
    /** Goes on with something else, which the server has or has not. */
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
    /** For a call beside the saves that changes the same. */
    number,
    /** How many saves there were, to see whether there was one since. */
    count: () => saves,
    isPending: () => isPending,
    isRunning: () => running !== null || unanswered > 0,
    /** The server has all of it. */
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
