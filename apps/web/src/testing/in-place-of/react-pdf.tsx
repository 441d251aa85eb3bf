import { useEffect } from 'react'
import type { DocumentProps } from 'react-pdf'

/** What the reader of PDFs was asked to open last. */
export const pdfReader: { opened: DocumentProps | undefined } = { opened: undefined }

// In the place of `react-pdf`: there is nothing here to draw on.
export const pdfjs = { version: '0', GlobalWorkerOptions: {} }

export function Document(props: DocumentProps) {
  useEffect(() => {
    pdfReader.opened = props
  })
  return <>{props.children}</>
}

export const Page = () => <p>page</p>
