using System.Runtime.ExceptionServices;
using ErrorEventArgs = Newtonsoft.Json.Serialization.ErrorEventArgs;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

// The library catches and rethrows an error on every level, so that 100 levels exhaust the stack. Therefore the first error ends the
// reading.
internal sealed class FirstError
{
    private Exception? _error;
    private EndingReader? _reader;

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
