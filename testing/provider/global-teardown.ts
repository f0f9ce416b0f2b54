export default async function tearDown() {
  await globalThis.testEmbedded?.remove()
  await globalThis.testCluster?.stop()
}
