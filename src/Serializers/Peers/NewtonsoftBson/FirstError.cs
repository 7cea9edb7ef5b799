using System.Runtime.ExceptionServices;
using ErrorEventArgs = Newtonsoft.Json.Serialization.ErrorEventArgs;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

/// <summary>Keeps the first error of a message and ends the message there. The library catches and throws an error again on every level,
/// which takes 16 KiB of stack each: 100 levels exhaust the stack of an ordinary thread. An error that counts as handled goes up no
/// level.</summary>
internal sealed class FirstError
{
    private Exception? _error;
    private EndingReader? _reader;

    /// <param name="reader">The reader of the message; null if a message is written.</param>
    public void Begin(EndingReader? reader) => (_error, _reader) = (null, reader);

    public void Keep(object? sender, ErrorEventArgs occurred)
    {
        _error ??= occurred.ErrorContext.Error;
        occurred.ErrorContext.Handled = true;
        _reader?.End();
    }

    public void Throw()
    {
        if (_error is not null)
        {
            ExceptionDispatchInfo.Throw(_error);
        }
    }
}
