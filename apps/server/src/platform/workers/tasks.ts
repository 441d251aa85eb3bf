/** Why a process did not do its task, apart from reasons of the task itself. */
export type StopReason =
  /** The caller no longer wants it. */
  | 'cancelled'
  /** The process crashed on its input. */
  | 'crashed'
  /** The process was ended from outside, or the machine was too busy to let it work: a retry may well succeed. */
  | 'interrupted'
  | 'needs_too_much_memory'
  | 'takes_too_long'
  /** Not started: too many tasks of the same key are waiting. */
  | 'too_many_waiting'

/** Limits that keep one task from exhausting the machine. */
export interface TaskLimits {
  seconds: number
  /**
   * Processor time from when the process begins the task; its own start is not counted. With it, `seconds` only limits
   * the wait on a busy machine. Where the system does not report processor time, only `seconds` applies.
   */
  processorSeconds?: number
  /** Resident memory of the process. */
  megabytes: number
}

/** What a process reports during a task and at its end. */
export type Report<Result> =
  | { begun: true }
  | { stage: string }
  | { result: Result }
  | { failure: { reason: string; message: string } }
