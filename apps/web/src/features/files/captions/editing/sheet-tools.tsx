import { captionsName } from '@learntrail/contract/files/captions/caption-names'
import { type CaptionLanguage, captionLimits } from '@learntrail/contract/files/captions/facts'
import { readCaptions, writeWebVtt } from '@learntrail/contract/files/captions/web-vtt'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { ApiProblem } from '../../../../api/problem.ts'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { saveAs } from '../../../../ui/save-as.ts'
import { decodeText } from '../../viewer/decode-text.ts'
import css from './captions-editor.module.css'
import type { CaptionsSession } from './captions-session.ts'
import { fitCues, readTyped, shiftCues, type TypedCue } from './cues.rules.ts'

interface SheetToolsProps {
  session: CaptionsSession
  file: FileSummary
  language: CaptionLanguage
  /** Length of the file in milliseconds; null while it is unknown. */
  length: number | null
}

/** Actions on all cues at once: import, export, shift, remove. */
export function SheetTools({ session, file, language, length }: SheetToolsProps) {
  const { t } = useTranslation('files/captions')
  const sentence = useSentence()
  const { text: cues } = useWatched(session)
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [asked, setAsked] = useState<'bringIn' | 'removeAll' | null>(null)

  async function bringIn(chosen: File | undefined) {
    if (chosen === undefined) return
    setProblem(null)
    const read = await readChosen(chosen)
    if (read instanceof ApiProblem) return setProblem(read)
    session.change(() => read)
    const past = length === null ? 0 : read.filter(({ end }) => end > length + 1_000).length
    toast(past > 0 ? t('broughtInPast', { count: read.length, past }) : t('broughtIn', { count: read.length }))
  }

  return (
    <div>
      <div className={css.tools}>
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={t('bringIn')}
          data-testid="captions-picker"
          accept=".vtt,.srt,text/vtt"
          onChange={(event) => {
            void bringIn(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button
          look="soft"
          icon="file"
          onClick={() => (cues.length > 0 ? setAsked('bringIn') : picker.current?.click())}
        >
          {t('bringIn')}
        </Button>
        {cues.length > 0 ? (
          <>
            <Button
              look="line"
              icon="download"
              onClick={() =>
                saveAs(
                  new Blob([writeWebVtt(fitCues(cues))], { type: 'text/vtt' }),
                  captionsName(file.displayName, language),
                )
              }
            >
              {t('download')}
            </Button>
            <Button look="quiet" icon="remove" onClick={() => setAsked('removeAll')}>
              {t('removeAll')}
            </Button>
          </>
        ) : null}
      </div>
      <FormAlert>{problem ? sentence(problem) : null}</FormAlert>
      {cues.length > 0 ? <Shift session={session} /> : null}
      <ConfirmDialog
        isOpen={asked === 'bringIn'}
        title={t('replace.title')}
        confirm={t('replace.confirm')}
        onConfirm={() => {
          setAsked(null)
          picker.current?.click()
        }}
        onClose={() => setAsked(null)}
      >
        <p>{t('replace.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'removeAll'}
        isDangerous
        title={t('clear.title')}
        confirm={t('clear.confirm')}
        onConfirm={() => {
          setAsked(null)
          session.change(() => [])
        }}
        onClose={() => setAsked(null)}
      >
        <p>{t('clear.text')}</p>
      </ConfirmDialog>
    </div>
  )
}

/** Returns the cues of a caption file, or why it cannot be read. */
async function readChosen(chosen: File): Promise<TypedCue[] | ApiProblem> {
  const refused = (code: 'TOO_LARGE' | Exclude<Fault, 'EMPTY'>, line: number, limit: number) =>
    new ApiProblem({ code: `CAPTIONS_${code}`, status: 422, values: { line, limit } })
  if (chosen.size > captionLimits.bytes) return refused('TOO_LARGE', 1, captionLimits.bytes)
  const read = readCaptions(decodeText(new Uint8Array(await chosen.arrayBuffer())))
  if ('cues' in read) return read.cues.map((cue) => ({ ...cue, id: newId() }))
  const limit = read.fault === 'TOO_MANY' ? captionLimits.cues : captionLimits.cue
  return refused(read.fault === 'EMPTY' ? 'UNREADABLE' : read.fault, read.line, limit)
}

type Fault = Extract<ReturnType<typeof readCaptions>, { fault: unknown }>['fault']

/** Shifts all cues, for a video that was cut again. */
function Shift({ session }: Pick<SheetToolsProps, 'session'>) {
  const { t } = useTranslation('files/captions')
  const [typed, setTyped] = useState('0.5')
  const by = readTyped(typed)
  const move = (way: 1 | -1) => session.change((before) => shiftCues(before, way * (by ?? 0)))
  return (
    <details className={css.more}>
      <summary>{t('shift.title')}</summary>
      <div className={css.shift}>
        <TextInput
          label={t('shift.by')}
          inputMode="decimal"
          value={typed}
          error={by === undefined ? t('shift.wrong') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button look="soft" disabled={!by} onClick={() => move(-1)}>
          {t('shift.earlier')}
        </Button>
        <Button look="soft" disabled={!by} onClick={() => move(1)}>
          {t('shift.later')}
        </Button>
      </div>
    </details>
  )
}
