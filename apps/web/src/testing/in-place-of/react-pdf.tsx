import { useEffect } from 'react'
import type { DocumentProps } from 'react-pdf'

/** Properties of the last opened `Document`. */
export const pdfReader: { opened: DocumentProps | undefined } = { opened: undefined }

// Replaces `react-pdf`, because jsdom has no canvas.
export const pdfjs = { version: '0', GlobalWorkerOptions: {} }

export function Document(props: DocumentProps) {
  useEffect(() => {
    pdfReader.opened = props
  })
  return <>{props.children}</>
}

export const Page = () => <p>page</p>
