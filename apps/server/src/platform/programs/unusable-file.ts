/** An outside program could not make anything of a file: it is damaged (or made to do harm), or takes too long. */
export class UnusableFile extends Error {
  readonly reason: 'damaged' | 'too_long'

  constructor(reason: 'damaged' | 'too_long', complaint = '') {
    super(`${reason}: ${complaint.trim().slice(-600)}`)
    this.name = 'UnusableFile'
    this.reason = reason
  }
}
