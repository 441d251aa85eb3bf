/** Why a whole cartridge is refused: the suffix of COURSE_CARTRIDGE_…. */
export type CartridgeFault = 'EMPTY' | 'LOCKED' | 'TOO_LARGE' | 'UNREADABLE' | 'UNSAFE'

export class CartridgeProblem extends Error {
  readonly fault: CartridgeFault

  constructor(fault: CartridgeFault) {
    super(fault)
    this.name = 'CartridgeProblem'
    this.fault = fault
  }
}
