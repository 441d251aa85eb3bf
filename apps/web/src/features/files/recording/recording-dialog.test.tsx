import { fileDurations } from '@learntrail/contract/files/limits'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts, switchLocale } from '../../../i18n/i18n.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { fakeMicrophone } from './fake-microphone.fixture.ts'
import { RecordingDialog } from './recording-dialog.tsx'

beforeEach(async () => {
  await switchLocale('tw')
  await loadTexts(['files/recording', 'files/player'])
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(options: Parameters<typeof fakeMicrophone>[0] = {}, account?: string) {
  const microphone = fakeMicrophone(options)
  const recorded: File[] = []
  const close = vi.fn()
  const { unmount } = render(
    <ThemeProvider>
      <RecordingDialog account={account} onRecorded={(file) => recorded.push(file)} onClose={close} />
    </ThemeProvider>,
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await wait(0)
  // From a dialog opened earlier.
  if (vi.isMockFunction(performance.now)) vi.mocked(performance.now).mockRestore()
  // Skips minutes at once; the next tick sees them.
  const now = performance.now.bind(performance)
  let skipped = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + skipped)
  const skip = async (milliseconds: number) => {
    skipped += milliseconds
    await wait(200)
  }
  return { microphone, recorded, close, press, wait, skip, unmount, user }
}
const clock = () => screen.getByTestId('recording-clock').textContent

describe('recording a voice', () => {
  it('begins at once, shows time and level, and hands over a file', async () => {
    const { microphone, recorded, press, wait } = await open()
    expect(screen.getByRole('status')).toHaveTextContent('錄音中')
    expect(screen.getByRole('meter', { name: '音量' })).toBeInTheDocument()
    await wait(3_000)
    expect(clock()).toBe('0:03')
    await press('完成')
    expect(await screen.findByLabelText('聽聽看剛才的錄音')).toHaveAttribute('src', 'blob:voice')
    expect(microphone.isOpen).toBe(false)
    await press('加入錄音')
    expect(recorded).toHaveLength(1)
    expect(recorded[0]).toMatchObject({ type: 'audio/mp4' })
    expect(recorded[0]?.name).toMatch(/^錄音 \d{4}-\d\d-\d\d \d\d-\d\d\.m4a$/)
  })

  it('does not count what is paused', async () => {
    const { press, wait, skip } = await open()
    await wait(2_000)
    await press('暫停')
    await skip(60_000)
    expect(screen.getByRole('status')).toHaveTextContent('已暫停')
    expect(clock()).toBe('0:02')
    await press('繼續錄')
    // The clock is drawn by ticks: wait for the first one after the second.
    await wait(2_200)
    expect(clock()).toBe('0:04')
  })

  it('gives notice 30 seconds before five minutes, and ends with them', async () => {
    const { microphone, skip } = await open()
    await skip(fileDurations.recording - fileDurations.recordingNotice - 20_000)
    expect(screen.queryByText('再 30 秒就會自動停止。')).not.toBeInTheDocument()
    await skip(21_000)
    expect(screen.getByText('再 30 秒就會自動停止。')).toBeInTheDocument()
    await skip(fileDurations.recordingNotice)
    expect(screen.getByText('已錄滿 5 分鐘，錄音自動停止。')).toBeInTheDocument()
    expect(clock()).toBe('5:00')
    expect(microphone.isOpen).toBe(false)
  })

  it('asks before it throws a recording away', async () => {
    const { close, press } = await open()
    await press('關閉')
    expect(close).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: '要放棄這段錄音嗎？' })).toBeInTheDocument()
    await press('放棄')
    expect(close).toHaveBeenCalled()
  })

  it('starts over, and lets go of the microphone when it is left', async () => {
    const { microphone, press, wait, unmount, user } = await open()
    await wait(5_000)
    await press('完成')
    await press('重錄')
    const asked = within(screen.getByRole('dialog', { name: '要放棄這段錄音嗎？' }))
    expect(asked.getByText('重錄會換掉這一段，換了就找不回來。')).toBeInTheDocument()
    await user.click(asked.getByRole('button', { name: '重錄' }))
    await wait(1_000)
    expect(clock()).toBe('0:01')
    expect(microphone.isOpen).toBe(true)
    unmount()
    expect(microphone.isOpen).toBe(false)
  })

  it('is there again after its tab was closed, until it is taken', async () => {
    const account = 'somebody'
    const first = await open({}, account)
    await first.wait(2_000)
    await first.press('完成')
    await screen.findByText('錄好了，聽聽看吧')
    first.unmount()
    const others = await open({}, 'another')
    expect(screen.getByRole('status')).toHaveTextContent('錄音中')
    others.unmount()
    const again = await open({}, account)
    expect(await screen.findByText('上次沒加入的錄音還在，聽聽看吧')).toBeInTheDocument()
    expect(clock()).toBe('0:02')
    expect(again.microphone.isOpen).toBe(false)
    await again.press('加入錄音')
    expect(again.recorded[0]?.type).toBe('audio/mp4')
    again.unmount()
    await open({}, account)
    expect(await screen.findByText('錄音中')).toBeInTheDocument()
  })

  it('that is not finished is kept as far as it went', async () => {
    const first = await open({}, 'somebody')
    await first.wait(5_000)
    act(() => first.microphone.recorders.at(-1)?.ondataavailable?.({ data: new Blob(['voice']) }))
    first.unmount()
    await open({}, 'somebody')
    expect(await screen.findByText('上次沒加入的錄音還在，聽聽看吧')).toBeInTheDocument()
  })

  it('goes by the keyboard', async () => {
    const { user } = await open()
    screen.getByRole('button', { name: '暫停' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '繼續錄' })).toHaveFocus())
    await user.keyboard(' ')
    expect(screen.getByRole('status')).toHaveTextContent('錄音中')
  })
})

describe('where nothing can be recorded', () => {
  it.each([
    ['NotAllowedError', '沒有使用麥克風的權限'],
    ['NotFoundError', '找不到麥克風'],
    ['NotReadableError', '錄音失敗'],
  ])('%s says so and lets one try again', async (problem, sentence) => {
    const { press } = await open({ problem })
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    fakeMicrophone()
    await press('再試一次')
    expect(await screen.findByText('錄音中')).toBeInTheDocument()
  })

  it('a browser without a recorder says so', async () => {
    await open({ formats: [] })
    expect(screen.getByRole('alert')).toHaveTextContent('這個瀏覽器不能錄音')
    expect(screen.queryByRole('button', { name: '再試一次' })).not.toBeInTheDocument()
  })
})
