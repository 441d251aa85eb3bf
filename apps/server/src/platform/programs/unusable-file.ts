/** An outside program cannot make anything of a file: it is damaged (or made to do harm), takes too long, or has a password. */
export class UnusableFile extends Error {
  readonly reason: 'damaged' | 'too_long' | 'protected'

  constructor(reason: UnusableFile['reason'], complaint = '') {
    super(`${reason}: ${complaint.trim().slice(-600)}`)
    this.name = 'UnusableFile'
    this.reason = reason
  }
}
