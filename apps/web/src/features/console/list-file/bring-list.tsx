import { type ReactNode, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import { type ListFile, ListFilePicker } from './list-file-picker.tsx'

interface BringListProps<Report> {
  texts: {
    /** What the file is. */
    file: string
    askTitle(name: string): string
    ask: string
    confirm: string
    done: string
  }
  check: {
    data: Report | undefined
    error: unknown
    isPending: boolean
    mutate(file: ListFile): void
    reset(): void
  }
  start(file: ListFile & { clientId: string; reason: string }): Promise<unknown>
  /** Without it nobody is asked why. */
  isReasoned?: boolean
  /** Where one chooses the file. */
  frame(picker: ReactNode): ReactNode
  /** What would come of it. */
  report(report: Report, name: string, onStart: () => void): ReactNode
}

/** A list from the device: first what would come of it, then, with a reason, the import. */
export function BringList<Report>({ texts, check, start, isReasoned = true, frame, report }: BringListProps<Report>) {
  const [file, setFile] = useState<(ListFile & { clientId: string }) | null>(null)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      {frame(
        <ListFilePicker
          label={texts.file}
          isChosen={check.data !== undefined}
          isBusy={check.isPending}
          failure={check.error}
          onFile={(chosen) => {
            setFile({ ...chosen, clientId: newId() })
            check.mutate(chosen)
          }}
        />,
      )}
      {file && check.data ? report(check.data, file.name, () => setAsked(true)) : null}
      {isAsked && file ? (
        <DangerDialog
          title={texts.askTitle(file.name)}
          confirm={texts.confirm}
          isAdding
          isReasoned={isReasoned}
          act={(reason) => start({ ...file, reason })}
          onDone={() => {
            setAsked(false)
            setFile(null)
            check.reset()
            toast(texts.done)
          }}
          onClose={() => setAsked(false)}
        >
          <p>{texts.ask}</p>
        </DangerDialog>
      ) : null}
    </>
  )
}
