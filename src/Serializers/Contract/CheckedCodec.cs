namespace SerBench.Serializers.Contract;

/// <param name="check">throws for values that would crash the codec, before timing starts; null if only null would.</param>
public abstract class CheckedCodec<T>(Action<T>? check)
{
    public void Check(T value)
    {
        if (value is null)
        {
            UnsupportedValueException.ThrowNullRoot();
        }

        check?.Invoke(value);
    }

    public void Encode(T value, EncodeBuffer buffer)
    {
        Check(value);
        EncodeChecked(value, buffer);
    }

    public abstract void EncodeChecked(T value, EncodeBuffer buffer);
}
