/** An external program cannot use a file: it is damaged (or malicious), takes too long, or needs a password. */
export class UnusableFile extends Error {
  readonly reason: 'damaged' | 'too_long' | 'protected'

  constructor(reason: UnusableFile['reason'], complaint = '') {
    super(`${reason}: ${complaint.trim().slice(-600)}`)
    this.name = 'UnusableFile'
    this.reason = reason
  }
}
