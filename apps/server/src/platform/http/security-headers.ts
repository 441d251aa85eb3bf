import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/** Strict: scripts only from us. Styles may be inline, because the component library sets its variables that way. */
function helmetOptions(isSecure: boolean): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // WebAssembly of our own files reads QR codes where the browser cannot; it is no way to run text as code.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    hsts: isSecure ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  }
}

/** The headers of every answer. They are the same each time, so they are put together once. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(helmetOptions(isSecure))(answer.req, answer, () => undefined)
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}
