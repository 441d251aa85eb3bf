import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Functions that turn an HDR signal into light, with 1 as the white of an ordinary screen. */
const lightOf = {
  /** HLG (BT.2100) encodes scene light; reference white is at 75 % of the signal (BT.2408). */
  'arib-std-b67': (signal: number) => hlgLight(signal) / hlgLight(0.75),
  /** PQ (SMPTE ST 2084) encodes display light up to 10,000 cd/m²; reference white is 203 cd/m² (BT.2408). */
  smpte2084: (signal: number) => (pqLight(signal) * 10_000) / 203,
} as const
type HdrTransfer = keyof typeof lightOf

/** Returns whether a film's transfer function is one of HDR. */
export const isHdr = (transfer: string): transfer is HdrTransfer => transfer in lightOf

function hlgLight(signal: number): number {
  return signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12
}

function pqLight(signal: number): number {
  const root = signal ** (1 / 78.84375)
  return (Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)
}

/** Matrix from linear BT.2020 to linear BT.709. */
const toBt709 = [
  [1.6605, -0.5876, -0.0728],
  [-0.1246, 1.1329, -0.0083],
  [-0.0182, -0.1006, 1.1187],
] as const

/** Light up to here is unchanged; anything brighter is compressed into the rest. */
const knee = 0.75

type Colour = [red: number, green: number, blue: number]

/** Returns the colour that ordinary screens show for an HDR signal, both from 0 to 1. */
function sdrOf(transfer: HdrTransfer, signal: Colour): Colour {
  const [r, g, b] = signal.map(lightOf[transfer]) as Colour
  const light = toBt709.map(([ofR, ofG, ofB]) => Math.max(0, ofR * r + ofG * g + ofB * b))
  const brightest = Math.max(...light)
  const over = Math.max(0, brightest - knee) / (1 - knee)
  const dimmed = over === 0 ? 1 : (knee + (1 - knee) * (over / (1 + over))) / brightest
  return light.map((one) => signalOf(one * dimmed)) as Colour
}

/** Applies the sRGB curve, as browsers do for BT.709. */
function signalOf(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Steps per colour in the table; ffmpeg interpolates between them. */
const steps = 33
const tableName = 'hdr-to-sdr.cube'

/**
 * Writes the colour table of a film into its work folder. Returns the filter that applies it, which must be followed by
 * the output's pixel format. Not `zscale` and `tonemap`: many builds of ffmpeg lack them, and they shift the hue of
 * saturated colours.
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
