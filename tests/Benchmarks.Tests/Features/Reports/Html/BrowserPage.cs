using System.Net.WebSockets;

namespace SerBench.Benchmarks.Tests.Features.Reports.Html;

// A tab of a browser: the actions of a reader, and the resulting page.
internal sealed class BrowserPage : IAsyncDisposable
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(1);

    private readonly ClientWebSocket _socket = new();
    private int _commands;

    private BrowserPage() { }

    public static async Task<BrowserPage> Connect(string address)
    {
        using var client = new HttpClient { Timeout = Patience };
        using HttpResponseMessage made = await client.PutAsync($"http://{address}/json/new?about:blank", null);
        JsonNode tab = JsonNode.Parse(await made.Content.ReadAsStringAsync())!;
        var page = new BrowserPage();
        await page._socket.ConnectAsync(new Uri((string)tab["webSocketDebuggerUrl"]!), CancellationToken.None);
        return page;
    }

    public async Task Navigate(string address)
    {
        await Send("Page.navigate", new { url = address });
        await Ask("new Promise(done => document.readyState === 'complete' ? done(true) : addEventListener('load', () => done(true)))");
    }

    public Task Resize(int width, bool isPhone) =>
        Send("Emulation.setDeviceMetricsOverride", new { width, height = 800, deviceScaleFactor = 1, mobile = isPhone });

    // scheme: light or dark.
    public Task Prefer(string scheme) =>
        Send("Emulation.setEmulatedMedia", new { features = new[] { new { name = "prefers-color-scheme", value = scheme } } });

    public async Task Click(string selector)
    {
        JsonNode box = (await Ask($$"""
            (() => {
              const element = document.querySelector({{Quote(selector)}});
              element.scrollIntoView({ block: "center", behavior: "instant" });
              const box = element.getBoundingClientRect();
              return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
            })()
            """))!;
        foreach (string type in new[] { "mousePressed", "mouseReleased" })
        {
            await Send(
                "Input.dispatchMouseEvent",
                new { type, x = (double)box["x"]!, y = (double)box["y"]!, button = "left", clickCount = 1 });
        }
    }

    public async Task PressEnter()
    {
        await Send(
            "Input.dispatchKeyEvent",
            new { type = "keyDown", key = "Enter", code = "Enter", text = "\r", windowsVirtualKeyCode = 13 });
        await Send("Input.dispatchKeyEvent", new { type = "keyUp", key = "Enter", code = "Enter", windowsVirtualKeyCode = 13 });
    }

    public Task Focus(string selector) => Ask($"document.querySelector({Quote(selector)}).focus()");

    // Chooses the first entry of a list whose text begins with the given one.
    public Task Choose(string selector, string text) => Ask($$"""
        (() => {
          const list = document.querySelector({{Quote(selector)}});
          list.value = [...list.options].find(option => option.text.startsWith({{Quote(text)}})).value;
          for (const name of ["input", "change"]) list.dispatchEvent(new Event(name, { bubbles: true }));
        })()
        """);

    public async Task Type(string selector, string text)
    {
        await Ask($"document.querySelector({Quote(selector)}).select()");
        await Send("Input.insertText", new { text });
    }

    public async Task<string> Text(string selector) => (string)(await Ask($"document.querySelector({Quote(selector)}).textContent"))!;

    public async Task<string[]> Texts(string selector) =>
        [.. (await Ask($"[...document.querySelectorAll({Quote(selector)})].map(element => element.textContent)"))!
            .AsArray().Select(text => (string)text!)];

    // A picture (PNG) of the page's whole width, from the top of one element to the end of another.
    public async Task<byte[]> Photograph(string first, string last, double scale)
    {
        // A page that has got another size draws its charts again.
        JsonNode box = (await Ask($$"""
            new Promise(done => setTimeout(() => {
              const top = document.querySelector({{Quote(first)}}).getBoundingClientRect().top + scrollY;
              const bottom = document.querySelector({{Quote(last)}}).getBoundingClientRect().bottom + scrollY;
              done({ x: 0, y: top, width: document.documentElement.clientWidth, height: bottom - top, scale: {{scale.ToString()}} });
            }, 500))
            """))!;
        JsonNode shot = await Send("Page.captureScreenshot", new { format = "png", clip = box, captureBeyondViewport = true });
        return Convert.FromBase64String((string)shot["data"]!);
    }

    // The value of a JavaScript expression; null for undefined.
    public async Task<JsonNode?> Ask(string expression)
    {
        JsonNode answer = await Send("Runtime.evaluate", new { expression, returnByValue = true, awaitPromise = true });
        Assert.True(answer["exceptionDetails"] is null, $"{expression}: {answer["exceptionDetails"]?.ToJsonString()}");
        return answer["result"]!["value"];
    }

    public async ValueTask DisposeAsync()
    {
        await Send("Page.close", new { });
        _socket.Dispose();
    }

    private async Task<JsonNode> Send(string method, object parameters)
    {
        using var patience = new CancellationTokenSource(Patience);
        int id = ++_commands;
        byte[] command = JsonSerializer.SerializeToUtf8Bytes(new { id, method, @params = parameters });
        await _socket.SendAsync(command, WebSocketMessageType.Text, true, patience.Token);
        for (; ; )
        {
            // A message that is no answer to this call is an event, which is ignored.
            JsonNode message = await Receive(patience.Token);
            if ((int?)message["id"] == id)
            {
                Assert.True(message["error"] is null, $"{method}: {message["error"]?.ToJsonString()}");
                return message["result"]!;
            }
        }
    }

    private async Task<JsonNode> Receive(CancellationToken stop)
    {
        using var whole = new MemoryStream();
        var piece = new byte[16 * 1024];
        ValueWebSocketReceiveResult received;
        do
        {
            received = await _socket.ReceiveAsync(piece.AsMemory(), stop);
            whole.Write(piece, 0, received.Count);
        }
        while (!received.EndOfMessage);
        return JsonNode.Parse(whole.ToArray())!;
    }

    private static string Quote(string text) => JsonSerializer.Serialize(text);
}
