import { model } from "site:model"
import { setModel } from "../../content-model/model/model"

setModel(model)
