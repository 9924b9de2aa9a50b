import { setModel } from "../../plugins/content-model/model/model"
import { model } from "../../src/model"

// Tells the engine the model of this site, outside of Gatsby: in scripts and tests.
setModel(model)
