import type { Recipe } from '@learntrail/contract/eportfolio/document'

type Tones = Pick<Recipe, 'brightness' | 'contrast' | 'saturation'>

export const hasTones = ({ brightness, contrast, saturation }: Tones) =>
  brightness !== 0 || contrast !== 0 || saturation !== 0

/**
 * Adjusts brightness, contrast and saturation in place; done by hand because not every browser supports canvas filters.
 * Saturation leaves black and white unchanged, and −100 is greyscale.
 */
export function adjustPixels(pixels: Uint8ClampedArray, { brightness, contrast, saturation }: Tones): void {
  const tone = toneTable(brightness, contrast)
  const strength = saturation < 0 ? 1 + saturation / 100 : 1 + (saturation / 100) * 1.5
  for (let index = 0; index < pixels.length; index += 4) {
    const red = tone[pixels[index] ?? 0] ?? 0
    const green = tone[pixels[index + 1] ?? 0] ?? 0
    const blue = tone[pixels[index + 2] ?? 0] ?? 0
    // Luminance (Rec. 709).
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    pixels[index] = grey + (red - grey) * strength
    pixels[index + 1] = grey + (green - grey) * strength
    pixels[index + 2] = grey + (blue - grey) * strength
  }
}

/** Returns the new value of each of the 256 levels. */
function toneTable(brightness: number, contrast: number): Float32Array {
  const table = new Float32Array(256)
  const steepness = contrast < 0 ? 1 + contrast / 125 : 1 + (contrast / 100) * 1.5
  for (let level = 0; level < 256; level += 1) {
    const lighter = level + (brightness / 100) * 110
    table[level] = Math.min(255, Math.max(0, (lighter - 128) * steepness + 128))
  }
  return table
}

/** Returns whether any pixel is transparent (alpha below 250). */
export function isSeeThrough(pixels: Uint8ClampedArray): boolean {
  for (let index = 3; index < pixels.length; index += 4) if ((pixels[index] ?? 255) < 250) return true
  return false
}
