// The answer over any link, and every library as a named point.
const ask = byId("ask");
const answerOfFirst = byId("top").textContent;
// Whether the link counts, who is admitted (without that, all are), and whether ways for types that change compete.
const lineKinds = { "fastest code": [false], "fastest unharmed": [false, row => row.bad === 0], "over the link": [true], portable: [true, row => row.portable], evolving: [true, row => row.way, true] };
const shortName = id => id.replace(/^peer\//, "");
const speedText = speed => speed * 8 < 1000 ? `${figures(speed * 8)} Mbit/s` : `${+(speed * 8 / 1000).toFixed(3)} Gbit/s`;
const microseconds = value => figures(value / 1000);
const notchOf = speed => Math.round(20 * Math.log10(speed * 8));

/** The judgement of the rows that compete and are admitted; undefined if nobody is. */
function judged(set, speed, admits = () => true, hasWays = false) {
  const racing = set.rows.filter(row => row.race || (hasWays && row.way)), rows = racing.length ? racing : set.rows.filter(row => !run().serializers[row.s].floor);
  const rivals = rows.filter(row => row.bytes && admits(row)).map(row => ({ row, cost: measure(row, "both") })).filter(rival => rival.cost)
    .map(rival => ({ ...rival, name: shortName(run().serializers[rival.row.s].id) + (rival.row.folds ? " \u2021" : ""), launches: rival.cost.launches, transfer: run().reads * transfer(rival.row.bytes, speed) }));
  return rivals.length ? judge(rivals, run().noise) : undefined;
}

const spoken = value => value < 1e4 ? `${figures(+value.toPrecision(3))} ns` : `${figures(+(value / 1000).toPrecision(3))} us`;

// Over the link that was asked for, the lines are those of the report.
function linesOf(set, speed) {
  if (set.lines && speed === Number(usual.net)) return set.lines;
  const hasLibrary = set.rows.some(row => row.race && run().serializers[row.s].class === "library");
  return Object.entries(lineKinds).filter(([, [, admits, hasWays]]) => (hasLibrary || !admits) && (!hasWays || set.rows.some(admits))).map(([line, [hasLink, admits, hasWays]]) => {
    const found = judged(set, hasLink ? speed : Infinity, admits, hasWays);
    if (!found || set.cut) return [line, set.cut ?? (line === "fastest unharmed" && !set.rows.some(row => row.race && known(row.bad)) ? "not attacked" : "none")];
    const { leader, open, equal } = found, time = hasLink ? leader.total : leader.code;
    return [line, leader.name + (open.length ? ` ~${open.length}` : "") + ` ${spoken(time)}` + (equal.length ? ` +${equal.length}` : "")];
  });
}

/** A command that adds a package, and the calls that were timed. */
function packageItem(command) {
  const item = element("li", command);
  for (const [file, calls] of Object.entries(run().calls).filter(([file]) => command.includes(`program: ${file})`))) {
    item.append(within("details", "", element("summary", file), element("pre", calls.join("\n").trim())));
  }
  return item;
}

function showAnswer() {
  const set = chosenSet(), speed = Number(choice.net) || Number(usual.net);
  document.title = `SerBench, ${run().title}`;
  byId("top").textContent = run() === data.runs[0] ? answerOfFirst : document.title;
  fill(ask.set, run().data.filter(one => !one.inPlace).map(one => [`${one.model} ${keyOf(one)}`, one.title]), `${set.model} ${keyOf(set)}`);
  byId("net-words").textContent = speedText(speed);
  ask.net.value = notchOf(speed);
  ask.net.setAttribute("aria-valuetext", speedText(speed));
  byId("lines").replaceChildren(...linesOf(set, speed).flatMap(([line, words]) => [element("dt", line), within("dd", "", element("strong", words))]));
  drawMap(set, judged(set, speed)?.order ?? [], speed);
  const worth = element("a", "Calculator");
  worth.href = "#calculator";
  const isAsked = speed === Number(usual.net);
  byId("notes").replaceChildren(...isAsked ? [] : [element("li", `The sentences below hold over ${speedText(Number(usual.net))}.`)],
    ...(set.notes ?? []).map(note => element("li", note)), ...(set.packages ?? []).map(packageItem), within("li", "", "Worth leaving the serializer that you have? ", worth, ": name it, and your messages per second."));
}

const overlaps = (one, two) => one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

/** The place of a name beside its point: the nearest one that nothing takes. */
function placeOf(point, width, taken, bounds) {
  for (let away = 8; away < 90; away += 6) {
    for (const [dx, dy] of [[1, 0], [-1, 0], [0.3, -1], [0.3, 1], [-0.3, -1], [-0.3, 1], [1, -1], [1, 1], [-1, -1], [-1, 1]]) {
      const place = { x: point.x + dx * away - (dx < 0 ? width : 0), y: point.y + dy * away - 7, width, height: 14, away, isLeft: dx < 0 };
      if (place.x > bounds.left && place.y >= 0 && place.x + width <= bounds.width && place.y + 14 <= bounds.bottom && !taken.some(other => overlaps(place, other))) return place;
    }
  }
  return undefined;
}

function drawMap(set, rivals, speed) {
  const holder = byId("map").firstChild, width = holder.clientWidth, mostNamed = 16;
  if (!width || !rivals.length) return holder.replaceChildren();
  const height = Math.min(460, Math.max(250, innerHeight - holder.getBoundingClientRect().top - scrollY - 110));
  const left = 46, bottom = height - 30, best = rivals[0], reads = run().reads;
  const axis = (values, from, to) => {
    const low = Math.min(...values) / 1.25, high = Math.max(...values) * 1.25, scale = (to - from) / Math.log(high / low);
    const steps = Math.log10(high / low) > 2 ? [1] : [1, 2, 5];
    const ticks = Array.from({ length: 16 }, (_, power) => 10 ** (power - 2)).flatMap(power => steps.map(step => step * power)).filter(tick => tick > low * 1.02 && tick < high / 1.02);
    return { low, high, ticks, at: value => from + Math.log(value / low) * scale };
  };
  const x = axis(rivals.map(rival => rival.row.bytes), left, width - 8), y = axis(rivals.map(rival => Math.max(rival.code, 1)), bottom, 8);
  const svg = drawn("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img" });
  const text = (content, attributes) => { const shape = drawn("text", attributes); shape.textContent = content; svg.append(shape); return shape; };
  svg.setAttribute("aria-label", `${set.title} over ${speedText(speed)}, in the order of cost: ${rivals.map(rival => `${rival.name} ${microseconds(rival.total)} us`).join(", ")}`);
  svg.append(drawn("path", { class: "frame", d: `M${left} 8V${bottom}H${width - 8}` }));
  for (const tick of x.ticks.filter(tick => x.at(tick) < width - 24)) text(number(tick), { x: x.at(tick), y: height - 14, "text-anchor": "middle", class: "quiet" });
  for (const tick of y.ticks) text(tick < 1000 ? `${+tick.toFixed(2)} ns` : tick < 1e6 ? `${tick / 1e3} us` : `${tick / 1e6} ms`, { x: left - 4, y: y.at(tick) + 4, "text-anchor": "end", class: "quiet" });
  text("bytes", { x: left - 4, y: height - 14, "text-anchor": "end", class: "quiet" });

  const points = rivals.map(rival => ({ rival, x: x.at(rival.row.bytes), y: y.at(Math.max(rival.code, 1)) }));
  const taken = points.map(point => ({ x: point.x - 6, y: point.y - 6, width: 12, height: 12 }));
  for (const times of [1, 1.5, 2, 3, 5, 10, 20]) {
    // A place of the line has a share of code in its cost: few where the line is steep, nearly all where it is flat.
    const line = Array.from({ length: 241 }, (_, step) => best.total * times / (1 + Math.exp(12 - step / 10)))
      .map(code => [(best.total * times - code) / (reads * transfer(1, speed)), code])
      .filter(([bytes, code]) => bytes >= x.low && bytes <= x.high && code >= y.low && code <= y.high).map(([bytes, code]) => [x.at(bytes), y.at(code)]);
    if (line.length < 2) continue;
    svg.append(drawn("path", { class: times === 1 ? "even" : "even far", d: `M${line.map(([across, up]) => `${across.toFixed(1)} ${up.toFixed(1)}`).join("L")}` }));
    const [across, up] = line.at(-1), label = { x: Math.min(across + 2, width - 30), y: Math.max(up - 14, 0), width: 24, height: 12 };
    if (!taken.some(other => overlaps(label, other))) {
      text(`${times}x`, { x: label.x, y: label.y + 10, class: "quiet" });
      taken.push(label);
    }
  }
  points.forEach(({ rival, x: across, y: up }, index) => {
    const kind = `point${["leads", "open", "equal"].includes(rival.standing) ? " near" : ""}${rival.row.bad === 0 ? "" : " hollow"}`, dot = drawn("circle", { class: kind, cx: across, cy: up, r: 5 }), title = drawn("title", {});
    title.textContent = `${rival.name}: ${microseconds(rival.total)} us, of it code ${microseconds(rival.code)}; ${number(rival.row.bytes)} bytes`;
    dot.append(title);
    svg.append(dot);
    if (index >= mostNamed) return;
    // Where a whole name has no room, its last part may have it, or its rank alone.
    for (const name of [` ${rival.name}`, ` ${rival.name.replace(/^.*\./, "")}`, ""].map(one => `${index + 1}${one}`)) {
      const place = placeOf({ x: across, y: up }, name.length * 7, taken, { left, width, bottom: bottom - 2 });
      if (!place) continue;
      taken.push(place);
      if (place.away > 16) svg.append(drawn("path", { class: "leader", d: `M${across} ${up}L${Math.min(Math.max(across, place.x), place.x + place.width)} ${place.y + 7}` }));
      text(name, place.isLeft ? { x: place.x + place.width, y: place.y + 11, "text-anchor": "end" } : { x: place.x, y: place.y + 11 });
      break;
    }
  });
  holder.replaceChildren(svg);
}

if (ask) {
  ask.addEventListener("submit", event => event.preventDefault());
  ask.addEventListener("input", () => {
    const [model, ...rest] = ask.set.value.split(" ");
    [choice.model, choice.data] = [model, rest.join(" ")];
    const notch = Number(ask.net.value);
    if (notch !== notchOf(Number(choice.net))) choice.net = notch === notchOf(Number(usual.net)) ? usual.net : String(+(10 ** (notch / 20) / 8).toPrecision(3));
    changed();
  });
  new ResizeObserver(() => { if (!byId("first").parentElement.hidden) showAnswer(); }).observe(byId("map"));
}
