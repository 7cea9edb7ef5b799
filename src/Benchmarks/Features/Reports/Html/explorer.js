// The explorer: the rows that the reader chose, in one chart and one table.
const mostRows = 60;
const operationNames = {
  both: "write and read: encode + decode", encode: "write: encode", "encode-fresh": "write: encode into a new array", decode: "read: decode",
  "round-trip": "encode and decode in one loop", article: "encode into a new array, decode, compare", stream: "write to a stream, read from another",
  pipe: "write to a pipe, read pieces of 4 KB", bytes: "bytes of a message", memory: "bytes allocated, encode + decode",
};
const nameOfOperation = op => operationNames[op] + (op === "both" && run().reads !== 1 ? ` x ${figures(run().reads)}` : "");
const classes = ["library", "ours", "bound"];
const groups = [
  { name: "class", label: "Class of the row", of: entry => entry.serializer.class,
    words: "library: anybody can install it. ours: a format and an access of this package, for any type. bound: written for this data alone, and floors: it shows what is possible." },
  { name: "changed", label: "Compressed or converted", of: entry => yes(entry.serializer.id.includes("+")),
    words: "yes: the name ends with what was done to the message or the object as well, such as +lz4." },
  { name: "format", label: "Format", of: entry => entry.serializer.format, words: "which bytes stand for a value. A library has the name of its package." },
  { name: "access", label: "Access", of: entry => entry.serializer.access, words: "how the fields of an object are reached. generated: source made by the compiler. compiled: code made at run time." },
  { name: "attributes", label: "Attributes needed", of: entry => yes(entry.serializer.attributes), words: "yes: your types must change, by attributes, partial classes or generated classes." },
  { name: "safe", label: "Safe on hostile input", of: entry => yes(entry.row.safe), words: "yes: damaged messages do no harm, as measured by attack; where nobody attacked it, by its own word." },
  { name: "portable", label: "Read by other languages", of: entry => yes(entry.row.portable), words: "yes: other languages read the format, and it survives a change of the type." },
  { name: "evolving", label: "Survives changes", of: entry => yes(entry.row.evolving), words: "yes: old and new versions of a type read each other after a member was added, removed or moved." },
  { name: "older", label: "Reads older versions", of: entry => yes(entry.serializer.older), words: "yes: a type may get a member while messages of the older type are stored." },
  { name: "changed", label: "After a type has changed", of: entry => entry.serializer.changed ?? "not tried",
    words: "may be misread: for some change the reader gives members wrong values, or loses them, and says nothing, as found by evolve." },
];
const form = byId("choice");
const yes = value => value ? "yes" : "no";
const transfer = (bytes, speed) => speed > 0 ? bytes * 1000 / speed : 0; // A byte over 1 MB/s takes 1000 ns.
const speedOf = (link, own) => choice[link] === "other" ? Number(choice[own]) : Number(choice[link]);

const run = () => data.runs[Number(choice.run)] ?? data.runs[0];
const models = () => [...new Set(run().data.map(set => set.model))];
const keyOf = set => set.inPlace ? `${set.scenario},in-place` : set.scenario;
const setsOf = model => run().data.filter(set => set.model === model);
const chosenSet = () => setsOf(choice.model).find(set => keyOf(set) === choice.data);
const operationsOf = set => Object.keys(operationNames).filter(op => set.rows.some(row => measure(row, op)));

/** The figure of a row for an operation, over a link: its value and the 95 % interval. */
function measure(row, op, speed = 0) {
  if (op === "bytes") return known(row.bytes) ? { value: row.bytes, isExact: true } : undefined;
  const parts = (op === "both" || op === "memory" ? ["encode", "decode"] : [op]).map(name => row.times[name]);
  if (parts.includes(undefined)) return undefined;
  const reads = op === "both" ? run().reads : 1, times = index => index ? reads : 1;
  const sum = name => parts.every(part => known(part[name])) ? parts.reduce((total, part, index) => total + times(index) * part[name], 0) : undefined;
  if (op === "memory") return known(sum("alloc")) ? { value: sum("alloc"), isExact: true } : undefined;
  const [first, ...rest] = parts.map(launchesOf), launches = first.slice(0, rest[0]?.length).map((time, index) => time + rest.reduce((total, times) => total + reads * times[index], 0));
  if (!launches.length) return undefined;
  const link = reads * transfer(row.bytes, speed), plus = value => known(value) ? value + link : undefined, code = middleOf(launches);
  return { value: code + link, low: plus(sum("low")), high: plus(sum("high")), dev: Math.hypot(...parts.map((part, index) => times(index) * part.dev)), launches, code, floor: sum("floor"), link };
}

const nameOf = ({ serializer, row }) => serializer.id + (serializer.older ? "" : " \u2020") + (row.folds ? " \u2021" : "");

/** All rows of the chosen data, measured. */
function entriesOf(set) {
  const speed = speedOf("link", "speed");
  return set.rows.map(row => ({ row, serializer: run().serializers[row.s], figure: measure(row, choice.op, speed) }));
}

/** The values of a group that the chosen data has. */
const valuesOf = (group, all) => [...new Set(all.filter(entry => entry.figure).map(group.of))].sort((one, two) => classes.indexOf(one) - classes.indexOf(two) || one.localeCompare(two));

/** Keeps the entries that pass filter box and chips, those of one group excepted. A pressed chip that this data lacks, and so is not shown, leaves nothing out. */
function filtered(all, except) {
  const pressed = groups.filter(group => group !== except).map(group => ({ group, values: listed(group.name).filter(value => valuesOf(group, all).includes(value)) })).filter(one => one.values.length);
  return all.filter(entry => pressed.every(({ group, values }) => values.includes(group.of(entry))) && hasWords(entry.serializer));
}

function hasWords(serializer) {
  const text = `${serializer.id} ${serializer.title ?? ""}`.toLowerCase();
  return choice.q.toLowerCase().split(/\s+/).filter(Boolean).every(word => word.length > 1 && word[0] === "-" ? !text.includes(word.slice(1)) : text.includes(word));
}

/** Finds the best entry, and marks all that may be it. Floors compete only among themselves; bytes are exact. */
function judgementOf(entries) {
  const able = entries.filter(entry => !entry.serializer.floor), rivals = able.length ? able : entries;
  if (!rivals.length) return {};
  if (!isTime()) {
    const leader = rivals.reduce((best, entry) => entry.figure.value < best.figure.value ? entry : best);
    for (const entry of rivals) entry.isBest = entry.figure.value === leader.figure.value;
    return { leader };
  }
  for (const entry of rivals) Object.assign(entry, { name: entry.serializer.id, launches: entry.figure.launches, transfer: entry.figure.link });
  const judged = judge(rivals, run().noise);
  for (const entry of [...judged.leading, ...judged.equal]) entry.isBest = true;
  return judged;
}

/** The chosen rows in the order of the reader, and the row to which all are compared. */
function selection() {
  const all = entriesOf(chosenSet());
  const passing = filtered(all);
  const shown = passing.filter(entry => entry.figure);
  const judged = judgementOf(shown), best = judged.leader;
  const base = all.find(entry => entry.figure && entry.serializer.id === choice.vs) ?? best;
  for (const entry of shown) entry.ratio = base.figure.value ? entry.figure.value / base.figure.value : undefined;
  const isDown = choice.sort.startsWith("-"), column = columns.find(one => one.name === choice.sort.replace(/^-/, "")) ?? columns[1];
  shown.sort((one, two) => {
    const [first, second] = [column.of(one), column.of(two)];
    return !known(first) || !known(second) ? known(second) - known(first) : order(first, second) * (isDown ? -1 : 1);
  });
  return { all, passing, shown, judged, best, base, untimed: passing.length - shown.length };
}

// Times of one choice share a unit, so that they can be compared.
let unit = { name: "ns", size: 1 };
function unitFor(values) {
  const least = Math.min(...values);
  return values.length === 0 || least < 1e4 ? { name: "ns", size: 1 } : least < 1e7 ? { name: "us", size: 1e3 } : { name: "ms", size: 1e6 };
}
const isTime = () => choice.op !== "bytes" && choice.op !== "memory";
const timeText = value => known(value) ? figures(value / unit.size) : "";
const amount = value => isTime() ? `${timeText(value)} ${unit.name}` : `${number(value)} bytes`;
const whole = value => known(value) ? number(value) : "";

const median = name => entry => entry.row.times[name]?.median;
const columns = [
  { name: "mode", head: () => "mode", of: nameOf, text: value => value },
  { name: "x", head: base => base, of: entry => entry.ratio, text: value => known(value) ? figures(value) : "" },
  { name: "time", head: () => isTime() ? `${choice.link ? "with the link, " : choice.op === "both" ? "both, " : ""}${unit.name}` : operationNames[choice.op], of: entry => entry.figure.value, text: value => isTime() ? timeText(value) : whole(value) },
  { name: "encode", head: () => `encode ${unit.name}`, of: median("encode"), text: timeText },
  { name: "decode", head: () => `decode ${unit.name}`, of: median("decode"), text: timeText },
  { name: "dev", head: () => `StdDev ${unit.name}`, of: entry => entry.figure.dev, text: timeText },
  { name: "bytes", head: () => "bytes", of: entry => entry.row.bytes, text: whole },
  { name: "floor", head: () => "x floor", of: entry => entry.figure.floor ? entry.figure.code / entry.figure.floor : undefined, text: value => known(value) ? figures(value) : "" },
  { name: "memory", head: () => "allocated", of: entry => measure(entry.row, "memory")?.value, text: whole },
  { name: "kept", head: () => "kept", of: entry => entry.row.times.decode?.kept, text: whole },
  { name: "first", head: () => "first call ms", of: entry => entry.row.first, text: value => known(value) ? figures(value / 1000) : "" },
  { name: "bad", head: () => "hostile input %", of: entry => entry.row.bad, text: value => known(value) ? value === 0 ? "0" : figures(value) : "not attacked" },
  { name: "class", head: () => "class", of: entry => entry.serializer.class, text: value => value, isText: true },
];

/** Shows the chips that lead to a row, and those that are pressed. */
function showChips(all) {
  const made = groups.map(group => {
    const reachable = valuesOf(group, filtered(all, group)), values = valuesOf(group, all).filter(value => reachable.includes(value) || listed(group.name).includes(value));
    const label = element("strong", group.label);
    const holder = within("div", "chips", label, ...values.map(value => {
      const chip = button(value, "chip", () => { toggleChip(group, value); changed(`.chip[data-group="${group.name}"][data-value="${CSS.escape(value)}"]`); });
      chip.dataset.group = group.name;
      chip.dataset.value = value;
      chip.setAttribute("aria-pressed", String(listed(group.name).includes(value)));
      return chip;
    }), element("span", group.words, "quiet"));
    holder.setAttribute("role", "group");
    holder.setAttribute("aria-label", group.label);
    return values.length && valuesOf(group, all).length > 1 ? holder : undefined;
  }).filter(Boolean);
  byId("chips").replaceChildren(...made);
  for (const holder of made) rove(holder, ".chip");
}

// Nothing pressed means everything. Where something is pressed at first, "all" says so in the address.
function toggleChip(group, value) {
  if (choice[group.name] === "all") choice[group.name] = "";
  toggleListed(group.name, value);
  if (!choice[group.name] && usual[group.name]) choice[group.name] = "all";
}

// The chart.
function scaleOf(entries, base) {
  const ends = entries.flatMap(entry => [entry.figure.value, entry.figure.low ?? entry.figure.value, entry.figure.high ?? entry.figure.value]).map(value => value / base.figure.value).filter(value => value > 0);
  const low = Math.min(1, ...ends), high = Math.max(1, ...ends), isLog = high / low > 10;
  const from = low * 0.8, width = Math.log(high / from);
  const place = ratio => 100 * Math.max(0, isLog ? Math.log(ratio / from) / width : ratio / high);
  const step = [0.25, 0.5, 1, 2].find(one => high / one <= 6);
  const digits = high / from > 1000 ? [1] : [1, 2, 5];
  const ticks = isLog
    ? Array.from({ length: 19 }, (_, index) => 10 ** (index - 6)).flatMap(power => digits.map(digit => digit * power)).filter(tick => tick >= from && tick <= high)
    : Array.from({ length: Math.floor(high / step) + 1 }, (_, index) => index * step);
  return { place, isLog, ticks };
}

function showChart({ shown, base }) {
  const chart = byId("chart");
  if (!shown.length || !base.figure.value) {
    chart.replaceChildren();
    byId("chart-words").textContent = "";
    return;
  }
  const scale = scaleOf(shown, base);
  const axis = within("div", "axis", within("div", "", ...scale.ticks.map(tick => {
    const mark = element("span", `${+tick.toFixed(3)}x`);
    mark.style.left = `${scale.place(tick)}%`;
    return mark;
  })));
  axis.setAttribute("aria-hidden", "true");
  const bars = shown.slice(0, limit()).map(entry => bar(entry, scale, base));
  const list = within("div", `bars plain${scale.isLog ? " log" : ""}`, axis, ...bars);
  list.setAttribute("role", "group");
  list.setAttribute("aria-label", `Chart: ${operationNames[choice.op]}, relative to ${base.serializer.id}`);
  chart.replaceChildren(list);
  rove(list, ".bar-row");
  byId("chart-words").textContent = `${nameOfOperation(choice.op)[0].toUpperCase()}${nameOfOperation(choice.op).slice(1)}${isTime() && choice.link ? ", plus the bytes over the link" : ""}, as multiples of ${base.serializer.id} (1x). Lower is better. `
    + (scale.isLog ? "The scale is logarithmic: each step multiplies. " : `The scale is linear. ${isTime() && choice.link ? "Dark: code; pale: the link. " : ""}`) + (isTime() ? "Whiskers: 95 % intervals of the medians. Green: the best, what this run cannot tell from it, and what is proven equal. " : "") + "Press a bar for its samples and notes; arrow keys move between bars."
    + (data.samplesLeftOut ? ` ${number(data.samplesLeftOut)} times are here without their samples, which would make the page too large.` : "");
}

function bar(entry, scale, base) {
  const { figure, serializer } = entry, id = serializer.id;
  const mark = element("i", "", serializer.floor ? "floor" : entry.isBest ? "best" : "other");
  mark.style[scale.isLog ? "left" : "width"] = `${scale.place(figure.value / base.figure.value)}%`;
  const track = within("span", "track", mark), part = figure.value ? figure.link / figure.value : 0;
  if (part && !scale.isLog) {
    // The bytes on the link end the bar, pale.
    const whole = scale.place(figure.value / base.figure.value), link = element("i", "", "link");
    mark.style.width = `${whole * (1 - part)}%`;
    [link.style.left, link.style.width] = [`${whole * (1 - part)}%`, `${whole * part}%`];
    track.append(link);
  }
  if (known(figure.low)) {
    const whisker = element("i", "", "whisker"), [low, high] = [figure.low, figure.high].map(value => scale.place(value / base.figure.value));
    whisker.style.left = `${low}%`;
    whisker.style.width = `${high - low}%`;
    track.append(whisker);
  }
  const row = button("", "bar-row", () => {
    choice.open = choice.open === id ? "" : id;
    writeAddress();
    for (const other of document.querySelectorAll(".bar-row")) unfold(other);
  });
  row.append(element("span", nameOf(entry), "name"), track, within("span", "value", `${figures(entry.ratio)}x, ${amount(figure.value)}`, element("span", part ? `, ${number(100 * part)} % link` : "", "share")));
  row.dataset.id = id;
  row.entry = entry;
  const holder = within("div", "row", row);
  unfold(row);
  return holder;
}

// What stands below an opened bar: samples, facts, notes.
function unfold(row) {
  const isOpen = choice.open === row.dataset.id, panel = row.nextElementSibling;
  row.setAttribute("aria-expanded", String(isOpen));
  if (isOpen && !panel) row.after(panelOf(row.entry));
  if (!isOpen && panel) panel.remove();
}

function panelOf({ row, serializer }) {
  const names = Object.keys(row.times).filter(name => choice.op === "both" || choice.op === "memory" ? name === "encode" || name === "decode" : name === choice.op || choice.op === "bytes");
  const panel = within("div", "panel", within("p", "", element("strong", serializer.title ?? serializer.id)));
  for (const name of names) panel.append(strip(name, row.times[name], serializer.id));
  panel.append(...[lineOf(serializer.id)].filter(Boolean));
  const facts = [
    row.folds && `\u2021 ${row.folds}.`,
    serializer.library && `Library: ${serializer.library}.`,
    serializer.traits.length && `It says of itself: ${serializer.traits.map(trait => trait.replaceAll("-", " ")).join(", ")}.`,
    known(row.bytes) && `Message: ${number(row.bytes)} bytes${row.packed ? run().compressors.map((name, index) => known(row.packed[index]) ? `, ${number(row.packed[index])} after ${name}` : "").join("") : ""}.`,
    ...(serializer.notes ?? []),
  ].filter(Boolean);
  panel.append(within("ul", "", ...facts.map(fact => element("li", fact))));
  panel.append(button(`Compare all with ${serializer.id}`, "act", () => { choice.vs = serializer.id; changed("[name=vs]"); }));
  return panel;
}

const svgName = "http://www.w3.org/2000/svg";
function drawn(name, attributes) {
  const shape = document.createElementNS(svgName, name);
  for (const key in attributes) shape.setAttribute(key, attributes[key]);
  return shape;
}

/** The samples of an operation: a line of dots for each launch, that is, each process. */
function strip(name, time, id) {
  const words = `${name}: median ${figures(time.median)} ns${known(time.low) ? `, 95 % interval ${figures(time.low)} to ${figures(time.high)}` : ""}, standard deviation ${figures(time.dev)}.`;
  if (!time.samples) return element("p", `${words} Its samples are not in this page, which would be too large; run.json has them.`);
  const all = time.samples.flat(), width = 640, line = 22, low = Math.min(...all), high = Math.max(...all), scale = (width - 40) / (high - low || 1);
  const svg = drawn("svg", { class: "strip", viewBox: `0 0 ${width} ${time.samples.length * line + 24}`, role: "img" });
  svg.setAttribute("aria-label", `${all.length} samples of ${id} ${name} in ${time.samples.length} launches, ${figures(low)} to ${figures(high)} ns`);
  time.samples.forEach((launch, index) => {
    for (const sample of launch) svg.append(drawn("circle", { class: "bar", "fill-opacity": 0.6, r: 5, cx: 20 + (sample - low) * scale, cy: 12 + index * line }));
  });
  for (const [x, anchor, value] of [[12, "start", low], [width - 12, "end", high]]) {
    const text = drawn("text", { x, y: time.samples.length * line + 18, "text-anchor": anchor, class: "quiet" });
    text.textContent = `${figures(value)} ns`;
    svg.append(text);
  }
  return within("div", "", element("p", `${words} Each line of dots is a launch: a process of its own.`), svg);
}

/** The figure of a row in all runs, the oldest first, as a line. */
function figuresOf(id) {
  return data.runs.map((one, index) => {
    const row = one.data.find(set => set.model === choice.model && keyOf(set) === choice.data)?.rows.find(other => one.serializers[other.s].id === id);
    return { index, started: one.started, figure: row && measure(row, choice.op, speedOf("link", "speed")) };
  }).filter(point => point.figure).sort((one, two) => order(one.started, two.started));
}

function lineOf(id) {
  const points = figuresOf(id), width = 640, height = 110;
  if (points.length < 2) return undefined;
  const most = Math.max(...points.map(point => point.figure.value)), x = at => 40 + at * (width - 80) / (points.length - 1), y = value => 80 - 55 * value / most;
  const svg = drawn("svg", { class: "strip", viewBox: `0 0 ${width} ${height}`, role: "img" });
  svg.setAttribute("aria-label", `${id} in ${points.length} runs: ${points.map(point => `run ${point.index + 1} ${amount(point.figure.value)}`).join(", ")}`);
  svg.append(drawn("path", { class: "even", d: `M${points.map((point, at) => `${x(at)} ${y(point.figure.value)}`).join("L")}` }));
  points.forEach((point, at) => {
    svg.append(drawn("circle", { class: "bar", r: 5, cx: x(at), cy: y(point.figure.value) }));
    for (const [words, up] of [[amount(point.figure.value), y(point.figure.value) - 10], [`run ${point.index + 1}`, height - 6]]) {
      const text = drawn("text", { x: x(at), y: up, "text-anchor": "middle", class: "quiet" });
      text.textContent = words;
      svg.append(text);
    }
  });
  return within("div", "", element("p", `${nameOfOperation(choice.op)} in all runs, the oldest first.`), svg);
}

// The table.
let isWhole = false;
const limit = () => isWhole ? Infinity : mostRows;

function showTable({ shown, best, base, untimed }) {
  const table = byId("rows-table"), head = table.tHead.rows[0];
  const used = columns.filter(column => shown.some(entry => known(column.of(entry))) && (column.name !== choice.op || (isTime() && choice.link)));
  table.caption.textContent = `${chosenSet().title}: ${operationNames[choice.op]}. ${shown.length} of ${chosenSet().rows.length} rows${untimed ? `; ${untimed} more were not timed so` : ""}.`;
  const headings = used.map(column => column.head(base ? base === best ? "x best" : `x ${base.serializer.id}` : ""));
  if ([...head.cells].map(cell => cell.dataset.name).join() !== used.map(column => column.name).join()) {
    head.replaceChildren(...used.map(column => {
      const cell = headingCell("", column.name !== "mode" && !column.isText);
      cell.dataset.name = column.name;
      cell.append(button("", "sort", () => {
        const current = choice.sort || "x";
        choice.sort = current === column.name ? `-${column.name}` : column.name;
        if (choice.sort === "x") choice.sort = "";
        changed();
      }));
      return cell;
    }));
    settleHead();
  }
  used.forEach((column, index) => {
    head.cells[index].firstChild.textContent = headings[index];
    head.cells[index].setAttribute("aria-sort", (choice.sort || "x") === column.name ? "ascending" : choice.sort === `-${column.name}` ? "descending" : "none");
  });
  table.tBodies[0].replaceChildren(...shown.slice(0, limit()).map(entry => {
    const isBest = entry.isBest && !entry.serializer.floor;
    const line = within("tr", "", ...used.map((column, index) => {
      if (index === 0) return rowHeading(column.of(entry));
      const cell = element("td", (column.name === "x" && isBest ? "*" : "") + column.text(column.of(entry)), column.isText ? "" : "number");
      if (column.name === "x" && isBest) cell.classList.add("best");
      return cell;
    }));
    if (entry === base) line.className = "base";
    return line;
  }));
  byId("all-rows").hidden = shown.length <= limit();
  byId("all-rows").textContent = `Show all ${shown.length} rows; chart and table have the first ${mostRows}`;
}

function say({ shown, judged, best }) {
  const same = shown.filter(entry => entry !== best && entry.isBest && !entry.serializer.floor).map(entry => entry.serializer.id);
  byId("says").textContent = !best ? "No row has all that you chose. Release a chip, or empty the filter." : chosenSet().cut ?? `Lowest of ${shown.length} rows (${choice.class && choice.class !== "all" ? `class ${listed("class").join(" or ")}; ` : ""}${nameOfOperation(choice.op)}${isTime() && choice.link ? ", and the link" : ""}): ${best.serializer.id}, ${amount(best.figure.value)}`
    + (isTime() && choice.link ? ` (${amount(best.figure.code)} of code, ${amount(best.figure.link)} of link)` : "") + ". "
    + (isTime() ? proofOf(judged) : same.length ? `The same: ${namesOf(same, ", ")}.` : "");
}

/** Makes a choice valid for the run: links may be of another run. */
function settle() {
  if (!data.runs[Number(choice.run)]) choice.run = "0";
  if (!models().includes(choice.model)) choice.model = models()[0];
  if (!chosenSet()) choice.data = keyOf(setsOf(choice.model)[0]);
  if (!operationsOf(chosenSet()).includes(choice.op)) choice.op = operationsOf(chosenSet())[0];
  if (!["", "other", ...data.links.map(link => String(link.bandwidth))].includes(choice.link)) choice.link = "";
  if (choice.link === "other" && !(Number(choice.speed) > 0)) choice.speed = "10";
  if (!(Number(choice.net) >= 0.125 && Number(choice.net) <= 12500)) choice.net = usual.net;
  usual.model = models()[0];
  usual.data = keyOf(setsOf(choice.model)[0]);
}

function showForm(all) {
  const links = data.links.map(link => [String(link.bandwidth), link.name]);
  fill(form.run, data.runs.map((one, index) => [String(index), one.name]), choice.run);
  form.run.parentElement.hidden = data.runs.length < 2;
  fill(form.model, models().map(model => [model, model]), choice.model);
  fill(form.data, setsOf(choice.model).map(set => [keyOf(set), set.inPlace ? `${set.scenario}, read in place` : set.scenario]), choice.data);
  fill(form.op, operationsOf(chosenSet()).map(op => [op, nameOfOperation(op)]), choice.op);
  fill(form.link, [["", "none: code alone"], ...links, ["other", "another"]], choice.link);
  form.link.disabled = !isTime();
  form.speed.parentElement.hidden = choice.link !== "other" || !isTime();
  fill(form.vs, [["", "the best of the chosen rows"], ...all.filter(entry => entry.figure).map(entry => [entry.serializer.id, entry.serializer.id]).sort((one, two) => one[0].localeCompare(two[0]))], choice.vs);
  if (!form.vs.value) form.vs.value = "";
  for (const name of ["speed", "q"]) if (form[name] !== document.activeElement) form[name].value = choice[name];
}

let settleHead = () => {};

/** Shows a changed choice. The focus stays on the control that was used, though it may have been made anew. */
function changed(focus) {
  settle();
  const chosen = selection();
  unit = unitFor(isTime() ? chosen.shown.map(entry => entry.figure.value) : chosen.shown.flatMap(entry => ["encode", "decode"].map(name => entry.row.times[name]?.median)).filter(known));
  showAnswer();
  showForm(chosen.all);
  showChips(chosen.all);
  say(chosen);
  showChart(chosen);
  showTable(chosen);
  showCalculator(chosen.passing);
  writeAddress();
  if (focus) document.querySelector(focus)?.focus();
}

function showExplorer() {
  for (const section of document.querySelectorAll(".needs-script")) section.hidden = false;
  changed();
}

if (form) {
  settleHead = rove(byId("rows-table").tHead.rows[0], "button");
  form.addEventListener("input", event => {
    choice[event.target.name] = event.target.value;
    if (event.target.name === "model") choice.data = "";
    changed();
  });
  form.addEventListener("submit", event => event.preventDefault());
  byId("all-rows").addEventListener("click", () => { isWhole = true; changed(); });
}
