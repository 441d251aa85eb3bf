import { startS3Server } from '../apps/server/src/platform/storage/s3-server.fixture.ts'

/* A store in a process of its own, so that it can be frozen. Sends its settings to the parent process. */
const server = await startS3Server()
const { endpoint, region, bucket, accessKeyId, secretAccessKey } = server.settings
process.on('disconnect', () => server.remove().finally(() => process.exit()))
process.send?.({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})
