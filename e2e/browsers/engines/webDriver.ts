/** Sends the commands of W3C WebDriver to a program at a port. */
export type WebDriver = {
  get<Value>(path: string): Promise<Value>
  post<Value>(path: string, body?: object): Promise<Value>
}

export function connectWebDriver(port: number): WebDriver {
  async function call<Value>(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value }: { value: Value } = await response.json()
    if (!response.ok) throw new Error(`WebDriver: ${path}: ${JSON.stringify(value)}`)
    return value
  }
  return {
    get: (path) => call("GET", path),
    post: (path, body = {}) => call("POST", path, body),
  }
}
