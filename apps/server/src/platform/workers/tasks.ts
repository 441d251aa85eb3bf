/** Why a process did not do its task, beside what the task itself says. */
export type StopReason =
  /** Whoever asked for it does not want it any more. */
  | 'cancelled'
  /** The process fell over what it was given. */
  | 'crashed'
  /** Somebody else ended the process, or the machine was too busy to let it work: another try may well succeed. */
  | 'interrupted'
  | 'needs_too_much_memory'
  | 'takes_too_long'
  /** Nothing was tried: too much of the same key waits already. */
  | 'too_many_waiting'

/** What keeps one task from using up the machine. */
export interface TaskLimits {
  seconds: number
  /**
   * Of the processor, from when the process begins with the task: its own start is not counted. With it `seconds` only
   * says how long a busy machine may make it wait; where the system does not tell what a process has used, `seconds`
   * alone counts.
   */
  processorSeconds?: number
  /** Memory of the process. */
  megabytes: number
}

/** What a process says while it works, and at the end. */
export type Report<Result> =
  | { begun: true }
  | { stage: string }
  | { result: Result }
  | { failure: { reason: string; message: string } }
