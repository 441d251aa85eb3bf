import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How phones write light that is brighter than a usual screen's white. */
const lightOf = {
  /** HLG (BT.2100) is light of the scene; a page's white stands at 75 % of its signal (BT.2408). */
  'arib-std-b67': (signal: number) => hlgLight(signal) / hlgLight(0.75),
  /** PQ (SMPTE ST 2084) is light of the screen, up to 10,000 candela; a page's white has 203 of them (BT.2408). */
  smpte2084: (signal: number) => (pqLight(signal) * 10_000) / 203,
} as const
type HdrTransfer = keyof typeof lightOf

/** Whether a film's colours are those of HDR. */
export const isHdr = (transfer: string): transfer is HdrTransfer => transfer in lightOf

function hlgLight(signal: number): number {
  return signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12
}

function pqLight(signal: number): number {
  const root = signal ** (1 / 78.84375)
  return (Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)
}

/** The light of BT.2020's wide colours as that of BT.709's. */
const toBt709 = [
  [1.6605, -0.5876, -0.0728],
  [-0.1246, 1.1329, -0.0083],
  [-0.0182, -0.1006, 1.1187],
] as const

/** Up to here light stays as it is; what is brighter, up to the sun, shares the rest. */
const knee = 0.75

type Colour = [red: number, green: number, blue: number]

/** The colour that usual screens show for a signal of HDR, both from 0 to 1. */
function sdrOf(transfer: HdrTransfer, signal: Colour): Colour {
  const [r, g, b] = signal.map(lightOf[transfer]) as Colour
  const light = toBt709.map(([ofR, ofG, ofB]) => Math.max(0, ofR * r + ofG * g + ofB * b))
  const brightest = Math.max(...light)
  const over = Math.max(0, brightest - knee) / (1 - knee)
  const dimmed = over === 0 ? 1 : (knee + (1 - knee) * (over / (1 + over))) / brightest
  return light.map((one) => signalOf(one * dimmed)) as Colour
}

/** As browsers read BT.709: with the curve of sRGB. */
function signalOf(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Steps of each colour in the table; between them ffmpeg counts for itself. */
const steps = 33
const tableName = 'hdr-to-sdr.cube'

/**
 * Writes the table of colours for a film into its work folder. Answers the filter that applies it there, to be followed
 * by what makes the pixels of the output. Not `zscale` and `tonemap`: many builds of ffmpeg lack them, and they turn what
 * is strongly coloured into another colour.
 */
export async function hdrToSdr(transfer: HdrTransfer, folder: string): Promise<string> {
  const lines = [`LUT_3D_SIZE ${steps}`]
  const at = (step: number) => step / (steps - 1)
  for (let b = 0; b < steps; b += 1) {
    for (let g = 0; g < steps; g += 1) {
      for (let r = 0; r < steps; r += 1) {
        const colour = sdrOf(transfer, [at(r), at(g), at(b)])
        lines.push(colour.map((one) => one.toFixed(5)).join(' '))
      }
    }
  }
  await writeFile(join(folder, tableName), `${lines.join('\n')}\n`, { mode: 0o644 })
  return `scale=in_color_matrix=bt2020,format=gbrp10le,lut3d=file=${tableName}:interp=tetrahedral`
}
