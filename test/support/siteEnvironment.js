const { TestEnvironment: DomEnvironment } = require("jest-environment-jsdom")
const { TestEnvironment: NodeEnvironment } = require("jest-environment-node")

/** Node, with the DOMParser of jsdom. */
module.exports = class extends NodeEnvironment {
  constructor(...settings) {
    super(...settings)
    this.dom = new DomEnvironment(...settings)
    this.global.DOMParser = this.dom.global.DOMParser
  }
  async teardown() {
    await this.dom.teardown()
    await super.teardown()
  }
}
