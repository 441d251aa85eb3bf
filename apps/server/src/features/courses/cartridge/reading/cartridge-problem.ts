/** Why a cartridge as a whole is not taken in, by the end of its code. */
const cartridgeFaults = ['EMPTY', 'LOCKED', 'TOO_LARGE', 'UNREADABLE', 'UNSAFE'] as const
export type CartridgeFault = (typeof cartridgeFaults)[number]

export class CartridgeProblem extends Error {
  readonly fault: CartridgeFault

  constructor(fault: CartridgeFault) {
    super(fault)
    this.name = 'CartridgeProblem'
    this.fault = fault
  }
}
