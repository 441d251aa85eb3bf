import Fastify from 'fastify'
import pg from 'pg'
import { hashDigest, isSameDigest } from '../apps/server/src/features/accounts/passwords.ts'
import { onePostQuery, publicFeedQuery } from '../apps/server/src/features/posts/index.ts'
import { passwordDigest } from './lib/fill.ts'

/**
 * What the machine allows: a bare Fastify that runs the product's own SQL and answers the rows, or verifies one
 * password. No session, no access,
 * no validation, no headers.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = Fastify()

interface Query {
  viewer: string
  id: string
}

app.get('/api/health', async () => ({ ok: true }))
app.get<{ Querystring: Query }>('/feed', async (request) => {
  const found = await pool.query({
    ...publicFeedQuery(21),
    values: [request.query.viewer, 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  })
  return found.rows
})
app.get<{ Querystring: Query }>('/one', async (request) => {
  const found = await pool.query({ ...onePostQuery, values: [request.query.viewer, request.query.id] })
  return found.rows[0]
})
const stored = await hashDigest(passwordDigest)
app.post<{ Body: { password: string } }>('/verify', async (request) => isSameDigest(stored, request.body.password))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
