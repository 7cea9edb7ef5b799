"use strict";
const data = JSON.parse(document.getElementById("data").textContent);

// What the data hold once: the times of the floor, and what is known of a serializer.
const described = new Map();
for (const one of data.runs) {
  for (const serializer of one.serializers) {
    if (serializer.traits) described.set(serializer.id, serializer);
    else ({ traits: serializer.traits = [], notes: serializer.notes } = described.get(serializer.id) ?? {});
  }
  for (const set of one.data) {
    const floor = set.rows.find(row => one.serializers[row.s].floor);
    for (const row of set.rows) for (const name in row.times) row.times[name].floor = floor?.times[name]?.median;
  }
}

// Elements and numbers.
const byId = id => document.getElementById(id);
const number = (value, digits = 0) => value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const figures = value => number(value, value < 0.1 && value > 0 ? 4 : value < 10 ? 2 : value < 100 ? 1 : 0);
const known = value => value !== undefined && value !== null;

function element(name, text, className) {
  const created = document.createElement(name);
  if (known(text)) created.textContent = text;
  if (className) created.className = className;
  return created;
}

function within(name, className, ...children) {
  const created = element(name, undefined, className);
  created.append(...children);
  return created;
}

function button(text, className, act) {
  const created = element("button", text, className);
  created.type = "button";
  created.addEventListener("click", act);
  return created;
}

function headingCell(text, isNumber) {
  const cell = element("th", text, isNumber ? "number" : "");
  cell.scope = "col";
  return cell;
}

// A long name may break where its parts end.
function named(kind, text, className) {
  const parts = text.split(/(?<=[/:.])(?=[A-Za-z])/);
  return within(kind, className ?? "", ...parts.flatMap((part, index) => index ? [element("wbr"), part] : [part]));
}

function rowHeading(text) {
  const cell = named("th", text);
  cell.scope = "row";
  return cell;
}

// A table is a stop of the tabulator only while it is wider than its place.
const widths = new ResizeObserver(entries => {
  for (const holder of new Set(entries.map(entry => entry.target.closest(".scroll")))) {
    if (holder.scrollWidth > holder.clientWidth) holder.tabIndex = 0;
    else holder.removeAttribute("tabindex");
  }
});
function watchWidth(holder) {
  widths.observe(holder);
  widths.observe(holder.firstChild);
  return holder;
}

/** Replaces the entries of a list: pairs of value and text. */
function fill(list, entries, chosen) {
  list.replaceChildren(...entries.map(([value, text]) => {
    const option = element("option", text);
    option.value = value;
    return option;
  }));
  list.value = chosen;
}

// A group of buttons is one stop of the tabulator; the arrow keys move within it.
function rove(group, selector) {
  const all = () => [...group.querySelectorAll(selector)];
  const settle = current => all().forEach(item => { item.tabIndex = item === current ? 0 : -1; });
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  group.addEventListener("keydown", event => {
    const items = all(), at = items.indexOf(document.activeElement);
    const next = event.key === "Home" ? 0 : event.key === "End" ? items.length - 1 : steps[event.key] ? (at + steps[event.key] + items.length) % items.length : -1;
    if (at < 0 || next < 0) return;
    event.preventDefault();
    items[next].focus();
  });
  group.addEventListener("focusin", event => { if (event.target.matches(selector)) settle(event.target); });
  settle(all()[0]);
  return () => settle(all()[0]);
}

/** A table of texts; a press on a heading sorts it, a second one turns the order round. */
function tableOf(caption, textColumns, header, rows) {
  const head = element("tr"), body = element("tbody");
  const lines = rows.map(row => {
    const line = within("tr", "", rowHeading(row[0]));
    row.slice(1).forEach((text, index) => {
      const cell = element("td", text, index + 1 < textColumns ? "" : "number");
      if (text.startsWith("*")) cell.classList.add("best");
      line.append(cell);
    });
    return line;
  });
  header.forEach((text, column) => {
    const cell = headingCell("", column >= textColumns);
    cell.setAttribute("aria-sort", "none");
    cell.append(button(text, "sort", () => {
      const isDown = cell.getAttribute("aria-sort") === "ascending";
      for (const other of head.cells) other.setAttribute("aria-sort", "none");
      cell.setAttribute("aria-sort", isDown ? "descending" : "ascending");
      lines.sort((one, two) => order(cellValue(one, column), cellValue(two, column)) * (isDown ? -1 : 1));
      body.append(...lines);
    }));
    head.append(cell);
  });
  body.append(...lines);
  const table = within("table", "", element("caption", caption), within("thead", "", head), body);
  const holder = within("div", "scroll", table);
  holder.setAttribute("role", "region");
  holder.setAttribute("aria-label", caption);
  rove(head, "button");
  return watchWidth(holder);
}

function cellValue(row, column) {
  const text = row.cells[column].textContent.replace(/^\*/, "").trim();
  const parsed = parseFloat(text.replace(/,/g, ""));
  return Number.isNaN(parsed) ? text : parsed;
}

/** Numbers before texts, and what is missing last. */
function order(one, two) {
  if (typeof one === "number" && typeof two === "number") return one - two;
  if (typeof one === "number") return -1;
  if (typeof two === "number") return 1;
  return String(one ?? "\uffff").localeCompare(String(two ?? "\uffff"));
}

// The choice of the reader, all of it text. The address holds what differs from these.
const usual = {
  run: "0", model: "", data: "", op: "both", link: "125", speed: "", vs: "", q: "", sort: "", open: "", show: "", at: "", net: "125",
  class: "library", changed: "no", format: "", access: "", attributes: "", safe: "", portable: "", evolving: "", older: "",
  size: "", grow: "", rate: "1000", fan: "1", reads: "1", pack: "", wire: "125", wirespeed: "", cores: "1", latency: "27", now: "",
};
// What the caller of the run asked stands in the forms at first.
Object.assign(usual, data.start);
const choice = { ...usual };

function readAddress() {
  const text = location.hash.slice(1);
  Object.assign(choice, usual);
  // An address such as #hostile names a heading alone.
  for (const [name, value] of new URLSearchParams(text.includes("=") ? text : `at=${text}`)) {
    if (Object.hasOwn(usual, name)) choice[name] = value;
  }
}

function writeAddress() {
  const parts = Object.keys(usual).filter(name => choice[name] !== usual[name])
    .map(name => `${name}=${encodeURIComponent(choice[name]).replace(/%2F/g, "/").replace(/%2C/g, ",").replace(/%3A/g, ":")}`);
  history.replaceState(null, "", parts.length ? `#${parts.join("&")}` : location.pathname + location.search);
}

const listed = name => choice[name].split(",").filter(Boolean);
function toggleListed(name, value) {
  const values = listed(name);
  choice[name] = (values.includes(value) ? values.filter(other => other !== value) : [...values, value]).join(",");
}

/** Goes to a heading, and opens what it is folded in. */
function goTo(id) {
  const target = byId(id);
  if (!target) return;
  const folded = target.closest("details");
  if (folded && !folded.open) {
    // A section is filled when it opens. Before that, the page may end too early to scroll so far.
    folded.addEventListener("toggle", () => target.scrollIntoView(), { once: true });
    folded.open = true;
  } else target.scrollIntoView();
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

document.addEventListener("click", event => {
  const link = event.target.closest("a[href^='#']");
  if (!link) return;
  event.preventDefault();
  choice.at = link.getAttribute("href").slice(1);
  writeAddress();
  goTo(choice.at);
});
