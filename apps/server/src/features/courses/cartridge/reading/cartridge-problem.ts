/** Why a cartridge as a whole is not taken in, by the end of its code. */
export type CartridgeFault = 'EMPTY' | 'LOCKED' | 'TOO_LARGE' | 'UNREADABLE' | 'UNSAFE'

export class CartridgeProblem extends Error {
  readonly fault: CartridgeFault

  constructor(fault: CartridgeFault) {
    super(fault)
    this.name = 'CartridgeProblem'
    this.fault = fault
  }
}
