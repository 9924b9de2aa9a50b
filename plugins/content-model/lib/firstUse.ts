/**
 * Creates a function that registers a value under a key. It returns the value that was registered
 * under the same key before; undefined for the first one.
 */
export function trackFirstUse<Value>() {
  const first = new Map<string, Value>()
  return (key: string, value: Value) => {
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, value)
    return earlier
  }
}
