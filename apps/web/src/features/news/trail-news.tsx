import { BannerStrip } from './banners/banner-strip.tsx'
import { Decoration } from './decorations/decoration.tsx'

/** What the service tells all above the trail; most days there is nothing. */
export function TrailNews() {
  return (
    <>
      <Decoration />
      <BannerStrip />
    </>
  )
}
