import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BottomBar } from './bottom-bar.tsx'

const kept = (name: string) => document.documentElement.style.getPropertyValue(name)

/** The visual viewport of an 800 px screen. `keyboard` covers its lower part. */
class SeenPart extends EventTarget {
  scale = 1
  offsetTop = 0
  height = 800
  keyboard(height: number) {
    this.height = 800 - height
    this.dispatchEvent(new Event('resize'))
  }
}

describe('a bar at the lower edge', () => {
  let height = 60
  const seen = new SeenPart()

  beforeEach(() => {
    height = 60
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
    vi.stubGlobal('visualViewport', seen)
    vi.stubGlobal('innerHeight', 800)
  })
  afterEach(() => {
    seen.keyboard(0)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('keeps the page clear of itself as long as it is there', () => {
    const { unmount } = render(<BottomBar>發布</BottomBar>)
    expect(kept('--edge-bar')).toBe('60px')
    expect(kept('--edge-clear')).toBe('60px')
    unmount()
    expect(kept('--edge-bar')).toBe('0px')
    expect(kept('--edge-clear')).toBe('0px')
  })

  it('does not keep clear of itself while somebody writes in it', () => {
    render(
      <BottomBar>
        <textarea aria-label="留言" />
      </BottomBar>,
    )
    const field = screen.getByRole('textbox', { name: '留言' })
    act(() => field.focus())
    expect(kept('--edge-clear')).toBe('0px')
    expect(kept('--edge-bar')).toBe('60px')
    act(() => field.blur())
    expect(kept('--edge-clear')).toBe('60px')
  })

  it('stands above a keyboard that lies over the page, and not above an address bar or where one has zoomed in', () => {
    render(<BottomBar>發布</BottomBar>)
    seen.keyboard(320)
    expect(kept('--keyboard')).toBe('320px')
    seen.keyboard(56)
    expect(kept('--keyboard')).toBe('0px')
    seen.scale = 2
    seen.keyboard(400)
    expect(kept('--keyboard')).toBe('0px')
    seen.scale = 1
  })

  it('says in itself why the last press did nothing', () => {
    render(
      <BottomBar label="下載" failure="網路連不上。">
        <button type="button">發布</button>
      </BottomBar>,
    )
    const bar = screen.getByRole('region', { name: '下載' })
    expect(bar).toContainElement(screen.getByRole('alert'))
    expect(screen.getByRole('alert')).toHaveTextContent('網路連不上。')
  })
})
